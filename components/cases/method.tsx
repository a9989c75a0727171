import { getLocale, getTranslations } from 'next-intl/server';
import { Section } from '@/components/sections/section';
import { Phrases } from '@/components/sections/phrases';
import { ButtonLink } from '@/components/ui/button';
import { downloadHref } from '@/lib/releases/types';
import { pagePath } from '@/lib/i18n/paths';

const steps = ['list', 'separate', 'grant', 'look'] as const;

/** What all scenarios have in common, and what to do when none is mine. */
export async function Method() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('cases')]);
  return (
    <Section tone="ink" labelledBy="method-title">
      <div className="wrap">
        <h2 id="method-title" className="text-h2 text-on-ink">
          <Phrases text={t('method.title')} />
        </h2>
        <ol className="mt-10 grid gap-8 md:grid-cols-2 lg:grid-cols-4">
          {steps.map((step) => (
            <li key={step} className="border-t-2 border-blue-500 pt-5">
              <h3 className="text-h3 text-on-ink">{t(`method.steps.${step}.title`)}</h3>
              <p className="mt-1.5">{t(`method.steps.${step}.text`)}</p>
            </li>
          ))}
        </ol>
        <div className="mt-14 grid items-center gap-6 border-t border-ink-line pt-8 lg:grid-cols-[1fr_auto] lg:gap-14">
          <div>
            <h3 className="text-h3 text-on-ink">{t('own.title')}</h3>
            <p className="mt-1.5 max-w-[44em]">{t('own.text')}</p>
          </div>
          <div className="flex flex-wrap gap-3 max-sm:*:w-full">
            <ButtonLink size="lg" href={downloadHref('auto')}>
              {t('own.download')}
            </ButtonLink>
            <ButtonLink size="lg" variant="inverse" href={pagePath(locale, '/appointment')}>
              {t('own.appointment')}
            </ButtonLink>
          </div>
        </div>
      </div>
    </Section>
  );
}
