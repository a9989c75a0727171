import { getLocale, getTranslations } from 'next-intl/server';
import { applicationWords } from '@/components/forms/applications/application-words';
import { ApplyPage } from '@/components/forms/applications/page/apply-page';
import { WhoAnswers } from '@/components/forms/applications/page/after-sending';
import { ApplicationFields } from '@/components/forms/applications/application-fields';
import { Screenshot } from '@/components/forms/applications/fields/screenshot';
import { pageMetadata } from '@/lib/seo/metadata';
import { responsePromise } from '@/lib/site';

export const generateMetadata = pageMetadata('/feedback');

export default async function FeedbackPage() {
  const [t, locale] = await Promise.all([getTranslations('feedback'), getLocale()]);
  const words = await applicationWords('feedback', t('name'));
  return (
    <ApplyPage
      path="/feedback"
      title={t('title')}
      lead={t('lead')}
      promise={t('promise', { promise: responsePromise[locale] })}
      form={
        <ApplicationFields
          kind="feedback"
          words={words}
          submit={t('submit')}
          views={{ picture: (field) => <Screenshot field={field} /> }}
        />
      }
      after={<WhoAnswers />}
    />
  );
}
