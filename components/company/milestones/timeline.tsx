import { useLocale, useTranslations } from 'next-intl';
import { longDay } from '@/components/editorial/day';
import { TextLink } from '@/components/ui/text-link';
import { pagePath } from '@/lib/i18n/paths';
import type { Release } from '@/lib/releases/types';
import { systemValues } from '@/lib/site';
import { releaseSteps } from './steps';
import { pointPages, turningYears, type TurningPoint } from './turning-points';

/** A year a chapter, newest first: what began in it, and what that meant. */
export function Timeline({ releases }: { releases: readonly Release[] }) {
  const t = useTranslations('milestones');
  return (
    <section aria-labelledby="timeline-title" className="wrap py-12 text-text-2 md:py-20">
      <h2 id="timeline-title" className="sr-only">
        {t('title')}
      </h2>
      {turningYears(releaseSteps(releases)).map(({ year, points }) => (
        <section
          key={year}
          aria-labelledby={`year-${year}`}
          className="grid gap-x-12 gap-y-5 border-t-2 border-text pt-6 pb-10 first-of-type:border-0 first-of-type:pt-0 last-of-type:pb-0 md:pb-14 lg:grid-cols-[200px_1fr]"
        >
          <h3
            id={`year-${year}`}
            className="font-num text-num-m leading-none tracking-tight text-text lg:sticky lg:top-6 lg:self-start"
          >
            {year}
          </h3>
          <ol>
            {points.map((point) => (
              <Point key={point.key} point={point} />
            ))}
          </ol>
        </section>
      ))}
    </section>
  );
}

function Point({ point: { key, day, version } }: { point: TurningPoint }) {
  const t = useTranslations('milestones');
  const locale = useLocale();
  return (
    <li className="grid gap-x-10 gap-y-2 border-line-2 py-6 not-first:border-t first:pt-0 md:grid-cols-[10em_1fr] md:py-8 lg:first:pt-2">
      <p>
        <time dateTime={day} className="font-bold text-blue-700">
          {longDay(day, locale)}
        </time>
        {version && <span className="font-num text-text-3 max-md:ml-3 md:block">{version}</span>}
      </p>
      <div>
        <h4 className="text-[clamp(22px,2.2vw,30px)] leading-tight font-bold text-text">
          {t(`points.${key}.title`)}
        </h4>
        <p className="mt-2 max-w-[42em]">{t(`points.${key}.text`, systemValues)}</p>
        <TextLink href={pagePath(locale, pointPages[key])} className="mt-2">
          {t(`points.${key}.link`)}
        </TextLink>
      </div>
    </li>
  );
}
