import { getLocale, getTranslations } from 'next-intl/server';
import { ApplicationFields } from '@/components/forms/applications/application-fields';
import { applicationWords } from '@/components/forms/applications/application-words';
import { ApplyPage } from '@/components/forms/applications/page/apply-page';
import { AfterSending, threeSteps } from '@/components/forms/applications/page/after-sending';
import { PartnersPicture } from '@/components/forms/applications/drawings';
import { pageMetadata } from '@/lib/seo/metadata';
import { responsePromise } from '@/lib/site';

export const generateMetadata = pageMetadata('/partners/apply');

export default async function PartnersApplyPage() {
  const [t, locale] = await Promise.all([getTranslations('applications.partners'), getLocale()]);
  const words = await applicationWords('partners', t('name'));
  const promise = responsePromise[locale];
  return (
    <ApplyPage
      path="/partners/apply"
      title={t('title')}
      lead={t('lead')}
      promise={t('promise', { promise })}
      picture={<PartnersPicture you={t('you')} label={t('picture')} />}
      form={<ApplicationFields kind="partners" words={words} submit={t('submit')} />}
      after={
        <AfterSending
          steps={threeSteps(['call', 'terms', 'code'], (key, part) =>
            t(`steps.${key}.${part}`, { promise }),
          )}
        />
      }
    />
  );
}
