import { getLocale, getTranslations } from 'next-intl/server';
import { ApplicationFields } from '@/components/forms/applications/application-fields';
import { applicationWords } from '@/components/forms/applications/application-words';
import { ApplyPage } from '@/components/forms/applications/page/apply-page';
import { AfterSending, threeSteps } from '@/components/forms/applications/page/after-sending';
import { EcologyPicture } from '@/components/forms/applications/drawings';
import { pageMetadata } from '@/lib/seo/metadata';
import { responsePromise } from '@/lib/site';

export const generateMetadata = pageMetadata('/ecology/apply');

export default async function EcologyApplyPage() {
  const [t, locale] = await Promise.all([getTranslations('applications.ecology'), getLocale()]);
  const words = await applicationWords('ecology', t('name'));
  const promise = responsePromise[locale];
  return (
    <ApplyPage
      path="/ecology/apply"
      title={t('title')}
      lead={t('lead')}
      promise={t('promise', { promise })}
      picture={<EcologyPicture you={t('you')} label={t('picture')} />}
      form={<ApplicationFields kind="ecology" words={words} submit={t('submit')} />}
      after={
        <AfterSending
          steps={threeSteps(['call', 'connect', 'launch'], (key, part) =>
            t(`steps.${key}.${part}`, { promise }),
          )}
        />
      }
    />
  );
}
