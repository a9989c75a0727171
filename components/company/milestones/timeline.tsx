import { useFormatter, useTranslations } from 'next-intl';
import type { Release } from '@/lib/releases/types';
import { releaseSteps } from './steps';
import { YearLine } from './year-line';
import { yearsOf, type Year } from './years';

/** A year a chapter, newest first: what weighs in large, the releases by client and quarter. */
export function Timeline({ releases }: { releases: readonly Release[] }) {
  const t = useTranslations('milestones');
  return (
    <section aria-labelledby="timeline-title" className="wrap py-10 text-text-2 md:py-20">
      <h2 id="timeline-title" className="sr-only">
        {t('title')}
      </h2>
      {yearsOf(releaseSteps(releases)).map((year) => (
        <Chapter key={year.year} year={year} />
      ))}
    </section>
  );
}

function Chapter({ year: { year, count, fixed, lines } }: { year: Year }) {
  const t = useTranslations('milestones');
  const format = useFormatter();
  return (
    <section
      aria-labelledby={`year-${year}`}
      className="grid gap-x-12 gap-y-6 border-t-2 border-text pt-6 pb-12 first-of-type:border-0 first-of-type:pt-0 md:pb-16 lg:grid-cols-[200px_1fr]"
    >
      <div className="flex items-baseline gap-4 lg:sticky lg:top-6 lg:block lg:self-start">
        <h3
          id={`year-${year}`}
          className="font-num text-num-m leading-none tracking-tight text-text"
        >
          {year}
        </h3>
        {count > 0 && <p className="text-text-3 lg:mt-2">{t('count', { count })}</p>}
      </div>
      <div className="grid gap-y-9">
        {fixed.map(({ key, day }) => (
          <div key={key} className="lg:pt-2">
            <time dateTime={day} className="font-bold text-blue-700">
              {format.dateTime(new Date(`${day}T00:00:00Z`), {
                month: 'long',
                day: 'numeric',
                timeZone: 'UTC',
              })}
            </time>
            <h4 className="mt-1 text-[clamp(22px,2.4vw,32px)] leading-tight font-bold text-text">
              {t(`fixed.${key}.title`)}
            </h4>
            <p className="mt-2 max-w-[42em]">{t(`fixed.${key}.text`)}</p>
          </div>
        ))}
        {lines.map((line) => (
          <YearLine key={line.line} line={line} />
        ))}
      </div>
    </section>
  );
}
