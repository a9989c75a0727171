import { useTranslations } from 'next-intl';
import { DirectContacts } from '@/components/forms/application/steps-and-contacts';

/** Says which colleague deals with which feedback, and how to reach us without the form. */
export function WhoHandlesFeedback() {
  const t = useTranslations('applications.feedback');
  const common = useTranslations('applications.common');
  return (
    <aside className="mt-12 md:mt-16">
      <h2 className="mb-5 text-h3 text-text">{t('handled')}</h2>
      <dl className="grid gap-x-12 md:grid-cols-2">
        {(['bug', 'wish', 'account', 'complaint'] as const).map((key) => (
          <div
            key={key}
            className="gap-x-6 border-t border-line-2 py-3.5 sm:grid sm:grid-cols-[7em_1fr]"
          >
            <dt className="font-bold text-text">{t(`who.${key}.title`)}</dt>
            <dd className="text-[0.9375rem] leading-relaxed">{t(`who.${key}.text`)}</dd>
          </div>
        ))}
      </dl>
      <DirectContacts title={common('direct')} />
    </aside>
  );
}
