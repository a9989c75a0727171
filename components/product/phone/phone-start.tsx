import { useTranslations } from 'next-intl';
import { Section } from '@/components/sections/section';
import { minimumSystems } from '@/lib/site';

const steps = ['install', 'signIn', 'notify'] as const;

/** Three lines to start, and what the phone never gets. */
export function PhoneStart() {
  const t = useTranslations('phoneApp.start');
  return (
    <Section tone="ink" labelledBy="start-title">
      <div className="wrap grid gap-12 lg:grid-cols-[5fr_7fr] lg:gap-20">
        <div>
          <h2 id="start-title" className="text-h2 text-on-ink">
            {t('title')}
          </h2>
          <p className="mt-4 max-w-[28em]">{t('lead')}</p>
        </div>
        <ol className="border-b border-ink-line">
          {steps.map((step, index) => (
            <li
              key={step}
              className="grid grid-cols-[64px_1fr] items-baseline border-t border-ink-line py-6 md:grid-cols-[110px_1fr]"
            >
              <span
                aria-hidden="true"
                className="font-num text-[44px] leading-none font-bold text-blue-400 md:text-[64px]"
              >
                {index + 1}
              </span>
              <span>
                <b className="block text-[20px] text-on-ink">{t(`${step}.title`)}</b>
                {t(`${step}.text`, { android: minimumSystems.android })}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
