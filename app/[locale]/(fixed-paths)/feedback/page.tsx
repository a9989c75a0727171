import { ApplyPage } from '@/components/forms/application/apply-page';
import { PictureInput } from '@/components/forms/picture-input';
import { pageMetadata } from '@/lib/seo/metadata';
import { WhoHandlesFeedback } from './who-handles-feedback';

export const generateMetadata = pageMetadata('/feedback');

export default function FeedbackPage() {
  return (
    <ApplyPage
      kind="feedback"
      fieldRenderers={{
        picture: ({ name, label, hint }) => <PictureInput name={name} label={label} hint={hint} />,
      }}
      groups={['applications.feedback.picture']}
      after={<WhoHandlesFeedback />}
    />
  );
}
