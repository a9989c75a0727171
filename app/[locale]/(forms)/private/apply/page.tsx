import { getLocale, getTranslations } from 'next-intl/server';
import { ApplicationFields } from '@/components/forms/applications/application-fields';
import { applicationWords } from '@/components/forms/applications/application-words';
import { ApplyPage } from '@/components/forms/applications/page/apply-page';
import { AfterSending, threeSteps } from '@/components/forms/applications/page/after-sending';
import { PrivatePicture } from '@/components/forms/applications/drawings';
import { pageMetadata } from '@/lib/seo/metadata';
import { responsePromise } from '@/lib/site';

export const generateMetadata = pageMetadata('/private/apply');

export default async function PrivateApplyPage() {
  const [t, locale] = await Promise.all([getTranslations('applications.private'), getLocale()]);
  const words = await applicationWords('private', t('name'));
  const promise = responsePromise[locale];
  return (
    <ApplyPage
      path="/private/apply"
      title={t('title')}
      lead={t('lead')}
      promise={t('promise', { promise })}
      picture={<PrivatePicture you={t('you')} label={t('picture')} />}
      form={<ApplicationFields kind="private" words={words} submit={t('submit')} />}
      after={
        <AfterSending
          steps={threeSteps(['call', 'check', 'plan'], (key, part) =>
            t(`steps.${key}.${part}`, { promise }),
          )}
        />
      }
    />
  );
}
