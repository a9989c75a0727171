import { ApplyPage } from '@/components/forms/application/apply-page';
import { ScreenshotInput } from '@/components/forms/screenshot-input';
import { pageMetadata } from '@/lib/seo/metadata';
import { WhoHandlesFeedback } from './who-handles-feedback';

export const generateMetadata = pageMetadata('/feedback');

export default function FeedbackPage() {
  return (
    <ApplyPage
      kind="feedback"
      fieldRenderers={{
        screenshot: ({ name, label, hint }) => (
          <ScreenshotInput name={name} label={label} hint={hint} />
        ),
      }}
      groups={['applications.feedback.screenshot']}
      after={<WhoHandlesFeedback />}
    />
  );
}
