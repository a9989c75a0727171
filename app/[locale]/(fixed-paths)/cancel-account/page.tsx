import { getLocale, getTranslations } from 'next-intl/server';
import { ApplicationForm } from '@/components/forms/application/application-form';
import { FormCard } from '@/components/forms/application/form-card';
import { AnswerTimeLine } from '@/components/forms/application/steps-and-contacts';
import {
  CancelAlternatives,
  CancelTerms,
} from '@/components/forms/application/cancel-account-sections';
import { CancelAccountCode } from '@/components/forms/application/cancel-account-code';
import { CancelDrawing } from '@/components/forms/application/form-drawings';
import { PageShell } from '@/components/layout/page-shell';
import { PageCrumbs } from '@/components/sections/page-crumbs';
import { answerWorkingDays } from '@/lib/content/legal/retention';
import { pageMetadata } from '@/lib/seo/metadata';
import { answerDeadline } from '@/lib/support-hours';

export const generateMetadata = pageMetadata('/cancel-account');

/** The page to cancel an account: first the consequences, then the form. */
export default async function CancelAccountPage() {
  const [t, locale] = await Promise.all([getTranslations('cancelAccount'), getLocale()]);
  return (
    <PageShell path="/cancel-account" tone="light">
      <div className="bg-paper pt-4 pb-14 text-text-2 md:pt-8 md:pb-18">
        <div className="wrap">
          <PageCrumbs path="/cancel-account" tone="light" />
          <div className="mt-4 mb-10 flex flex-wrap items-end justify-between gap-x-12 gap-y-7 md:mt-8 md:mb-14">
            <div>
              <h1 className="text-[clamp(1.875rem,3.2vw,2.5rem)] leading-[1.25] text-text">
                {t('title')}
              </h1>
              <p className="mt-3 max-w-[36em]">{t('lead')}</p>
            </div>
            <CancelDrawing label={t('picture')} />
          </div>
          <CancelTerms />
        </div>
      </div>
      <div className="bg-mist py-14 text-text-2 md:py-18">
        <section
          aria-labelledby="cancel-account-title"
          className="wrap grid gap-x-20 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,640px)]"
        >
          <div className="self-start lg:sticky lg:top-24">
            <h2 id="cancel-account-title" className="text-h2 text-text">
              {t('form.title')}
            </h2>
            <AnswerTimeLine>
              {t('form.answerTime', {
                answerTime: answerDeadline[locale],
                days: answerWorkingDays,
              })}
            </AnswerTimeLine>
            <CancelAlternatives />
          </div>
          <FormCard>
            <ApplicationForm
              kind="cancelAccount"
              label={t('form.name')}
              submitLabel={t('form.submit')}
              fieldRenderers={{ code: () => <CancelAccountCode /> }}
            />
          </FormCard>
        </section>
      </div>
    </PageShell>
  );
}
