import { useLocale, useTranslations } from 'next-intl';
import { answerDeadline } from '@/lib/support-hours';
import { ApplicationForm } from './application-form';
import { FormCard } from './form-card';
import { AnswerTimeLine, WhatHappensNext, stepsOf } from './steps-and-contacts';

/**
 * The customization request: a heading, the form, and what happens next. It brings its own `wrap`; the section around
 * it brings background, spacing and `id`, and takes its name from `request-title`.
 */
export function CustomizationForm() {
  const t = useTranslations('applications.customization');
  const answerTime = answerDeadline[useLocale()];
  return (
    <div className="wrap text-text-2">
      <div className="mx-auto max-w-[960px]">
        <h2 id="request-title" className="text-h2 text-text">
          {t('title')}
        </h2>
        <p className="mt-3 max-w-[36em]">{t('lead')}</p>
        <AnswerTimeLine>{t('answerTime', { answerTime })}</AnswerTimeLine>
        <FormCard>
          <ApplicationForm kind="customization" label={t('name')} submitLabel={t('submit')} />
        </FormCard>
        <WhatHappensNext level={3} steps={stepsOf(t, answerTime)} />
      </div>
    </div>
  );
}
