import { getLocale, getTranslations } from 'next-intl/server';
import { ApplicationFields } from '@/components/forms/applications/application-fields';
import { applicationWords } from '@/components/forms/applications/application-words';
import { ApplyPage } from '@/components/forms/applications/page/apply-page';
import { AfterSending, threeSteps } from '@/components/forms/applications/page/after-sending';
import { AppointmentPicture } from '@/components/forms/applications/drawings';
import { pageMetadata } from '@/lib/seo/metadata';
import { responsePromise } from '@/lib/site';

export const generateMetadata = pageMetadata('/appointment');

export default async function AppointmentPage() {
  const [t, locale] = await Promise.all([getTranslations('appointment'), getLocale()]);
  const words = await applicationWords('appointment', t('name'));
  const promise = responsePromise[locale];
  return (
    <ApplyPage
      path="/appointment"
      title={t('title')}
      lead={t('lead')}
      promise={t('promise', { promise })}
      picture={<AppointmentPicture you={t('you')} we={t('we')} label={t('picture')} />}
      form={<ApplicationFields kind="appointment" words={words} submit={t('submit')} />}
      after={
        <AfterSending
          steps={threeSteps(['call', 'prepare', 'visit'], (key, part) =>
            t(`steps.${key}.${part}`, { promise }),
          )}
        />
      }
    />
  );
}
