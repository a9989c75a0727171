import { useLocale, useTranslations } from 'next-intl';
import { formatLongDay, formatMonth } from '@/lib/core/i18n/dates';
import { LightHero } from '@/components/sections/light-hero';
import { PageTextLink } from '@/components/sections/page-text-link';
import { TextLink } from '@/components/ui/text-link';
import { pagePath } from '@/lib/core/i18n/paths';
import type { ReleasePackage } from '@/lib/releases/release-package';
import { minimumSystemValues } from '@/lib/releases/minimum-systems';
import {
  dayPosition,
  firstReleases,
  milestonePages,
  publishedReleases,
  groupMilestonesByYear,
  type PublishedRelease,
  type Milestone,
} from '@/lib/releases/history/milestones';

/** The hero: for each line and system, since when it exists. */
export function MilestonesHero({ packages }: { packages: readonly ReleasePackage[] }) {
  const t = useTranslations('milestones.hero');
  return (
    <LightHero
      path="/about/milestones"
      title={t('title')}
      lead={t('lead')}
      picture={<ReleaseLanes releases={publishedReleases(packages)} />}
    />
  );
}

const chartWidth = 480;
const barsLeft = 122;
const rowHeight = 46;
const barHeight = 30;
/** Space to the right of the newest release, because the lines continue after it. */
const spaceAhead = 0.05;

/** A bar for each line and system from its first release on, which shows how one line became several. */
function ReleaseLanes({ releases }: { releases: readonly PublishedRelease[] }) {
  const t = useTranslations('milestones');
  const locale = useLocale();
  const lanes = firstReleases(releases);
  const days = releases.map(({ day }) => day).sort();
  const [firstDay, lastDay] = [days[0], days.at(-1)];
  if (!firstDay || !lastDay || firstDay === lastDay) return null;
  const xOf = (day: string) =>
    barsLeft + dayPosition(day, firstDay, lastDay) * (1 - spaceAhead) * (chartWidth - barsLeft);
  return (
    <svg
      viewBox={`0 0 ${chartWidth} ${lanes.length * rowHeight}`}
      role="img"
      aria-label={t('hero.lanes', { count: lanes.length })}
      className="company:md:text-[14px] w-full text-[17px]"
    >
      {lanes.map(({ key, day }, index) => {
        const top = index * rowHeight + (rowHeight - barHeight) / 2;
        const [start, middle] = [xOf(day), top + barHeight / 2];
        const isInside = start - barsLeft < chartWidth / 4;
        return (
          <g key={key}>
            <path
              d={`M${barsLeft} ${middle}H${chartWidth}`}
              className="stroke-line-2"
              strokeWidth="1"
            />
            <text y={middle} dominantBaseline="central" className="fill-text font-bold">
              {t(`marks.${key}`)}
            </text>
            <rect
              x={start}
              y={top}
              width={chartWidth - start}
              height={barHeight}
              rx="5"
              className={key === 'v6' ? 'fill-blue-600' : 'fill-text'}
            />
            <text
              x={isInside ? start + 12 : start - 10}
              y={middle}
              dominantBaseline="central"
              textAnchor={isInside ? 'start' : 'end'}
              className={
                isInside
                  ? 'fill-white'
                  : 'company:stroke-mist company:stroke-[8] company:[paint-order:stroke] fill-text-2'
              }
            >
              {formatMonth(day, locale)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** A chapter for each year, newest first: what began in it and what that meant, with a link for every version. */
export function Timeline({ packages }: { packages: readonly ReleasePackage[] }) {
  const t = useTranslations('milestones');
  return (
    <section aria-labelledby="timeline-title" className="wrap py-12 text-text-2 md:py-18">
      <h2 id="timeline-title" className="sr-only">
        {t('title')}
      </h2>
      {groupMilestonesByYear(publishedReleases(packages)).map(({ year, milestones }) => (
        <section
          key={year}
          aria-labelledby={`year-${year}`}
          className="company:last-of-type:pb-0 company:md:pb-14 company:lg:grid-cols-[200px_1fr] grid gap-x-12 gap-y-5 border-t-2 border-text pt-6 pb-10 first-of-type:border-0 first-of-type:pt-0"
        >
          <h3
            id={`year-${year}`}
            className="font-num text-num-m leading-none tracking-tight text-text lg:sticky lg:top-6 lg:self-start"
          >
            {year}
          </h3>
          <ol>
            {milestones.map((milestone) => (
              <MilestoneRow key={milestone.key} milestone={milestone} />
            ))}
          </ol>
        </section>
      ))}
      <p className="mt-8 flex flex-wrap gap-x-8 gap-y-2 border-t-2 border-text pt-6">
        <PageTextLink path="/changelog">{t('changelog')}</PageTextLink>
        <PageTextLink path="/download/history">{t('history')}</PageTextLink>
      </p>
    </section>
  );
}

function MilestoneRow({ milestone: { key, day, version } }: { milestone: Milestone }) {
  const t = useTranslations('milestones');
  const locale = useLocale();
  return (
    <li className="company:md:grid-cols-[10em_1fr] company:lg:first:pt-2 grid gap-x-10 gap-y-2 border-line-2 py-6 not-first:border-t first:pt-0 md:py-8">
      <p>
        <time dateTime={day} className="font-bold text-blue-700">
          {formatLongDay(day, locale)}
        </time>
        {version && (
          <span className="company:max-md:ml-3 font-num text-text-3 md:block">{version}</span>
        )}
      </p>
      <div>
        <h4 className="text-[clamp(1.375rem,2.2vw,1.875rem)] leading-tight font-bold text-text">
          {t(`points.${key}.title`)}
        </h4>
        <p className="company:max-w-[42em] mt-2">{t(`points.${key}.text`, minimumSystemValues)}</p>
        <TextLink href={pagePath(locale, milestonePages[key])} className="mt-2">
          {t(`points.${key}.link`)}
        </TextLink>
      </div>
    </li>
  );
}
