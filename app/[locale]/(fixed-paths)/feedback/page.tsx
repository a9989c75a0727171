import { WhoHandlesFeedback } from '@/components/forms/application/after-form';
import { ApplyPage } from '@/components/forms/application/apply-page';
import { PictureField } from '@/components/forms/picture-field';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/feedback');

export default function FeedbackPage() {
  return (
    <ApplyPage
      kind="feedback"
      views={{
        picture: ({ name, label, hint }) => <PictureField name={name} label={label} hint={hint} />,
      }}
      groups={['applications.feedback.picture']}
      after={<WhoHandlesFeedback />}
    />
  );
}
