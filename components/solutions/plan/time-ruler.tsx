import { useLocale, useTranslations } from 'next-intl';
import { SectionHead } from '@/components/sections/section-head';
import { Section } from '@/components/sections/section';
import { responsePromise } from '@/lib/site';

const phases = ['apply', 'reply', 'connect', 'trial', 'live', 'review'] as const;

/** Small ticks, one long one at each phase; the ruler stands upright on phones and tablets. */
const ruler =
  'max-lg:bg-[repeating-linear-gradient(180deg,var(--color-control)_0_1px,transparent_1px_14px)] max-lg:bg-[length:10px_100%] max-lg:bg-no-repeat lg:bg-[repeating-linear-gradient(90deg,var(--color-control)_0_1px,transparent_1px_20px)] lg:bg-[length:100%_10px] lg:bg-no-repeat';

/** Order and distance of things without invented dates. */
export function TimeRuler() {
  const t = useTranslations('ecologyPlan.time');
  const promise = responsePromise[useLocale()];
  return (
    <Section tone="mist" labelledBy="time-title">
      <div className="wrap">
        <SectionHead id="time-title" title={t('title')} lead={t('lead')} />
        <ol className="grid lg:grid-cols-3 lg:gap-y-14">
          {phases.map((phase) => (
            <li
              key={phase}
              className={`relative max-lg:pb-9 max-lg:pl-9 max-lg:last:pb-0 lg:pt-8 lg:pr-10 ${ruler}`}
            >
              <span
                aria-hidden="true"
                className="absolute top-0 left-0 bg-blue-600 max-lg:h-1 max-lg:w-6 lg:h-6 lg:w-1"
              />
              <p className="font-bold text-blue-700 max-lg:-mt-2.5">{t(`phases.${phase}.when`)}</p>
              <h3 className="mt-1 text-[28px] leading-tight text-text">
                {t(`phases.${phase}.name`)}
              </h3>
              <dl className="mt-3 text-[15px]">
                {(['you', 'we'] as const).map((side) => (
                  <div
                    key={side}
                    className="grid grid-cols-[3.4em_1fr] border-t border-line-2 py-2.5"
                  >
                    <dt className="text-text-3">{t(side)}</dt>
                    <dd className="text-pretty text-text">
                      {t(`phases.${phase}.${side}`, { promise })}
                    </dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
