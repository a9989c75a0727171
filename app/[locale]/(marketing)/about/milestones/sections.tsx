import { useLocale, useTranslations } from 'next-intl';
import { longDay, monthOf } from '@/components/content/day';
import { LightHero } from '@/components/sections/light-hero';
import { SiteLink } from '@/components/sections/site-link';
import { TextLink } from '@/components/ui/text-link';
import { pagePath } from '@/lib/i18n/paths';
import type { Platform, Release } from '@/lib/releases/types';
import type { PagePath } from '@/lib/pages';
import { systemValues } from '@/lib/site';
import { getHistory, getV6Releases, getWebsiteReleases } from '@/lib/upstream/releases';

/** The hero: for each client and system, since when it exists. */
export function MilestonesHero({ releases }: { releases: readonly Release[] }) {
  const t = useTranslations('milestones.hero');
  return (
    <LightHero
      path="/about/milestones"
      title={t('title')}
      lead={t('lead')}
      picture={<ClientLanes steps={releaseSteps(releases)} />}
    />
  );
}

const width = 480;
const left = 122;
const row = 46;
const bar = 30;
/** Space to the right of the newest release, because the lines continue after it. */
const ahead = 0.05;

/** A bar for each client and system from its first release on, which shows how one client became several. */
function ClientLanes({ steps }: { steps: readonly ReleaseStep[] }) {
  const t = useTranslations('milestones');
  const locale = useLocale();
  const lanes = firstReleases(steps);
  const days = steps.map(({ day }) => day).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || first === last) return null;
  const x = (day: string) => left + dayPosition(day, first, last) * (1 - ahead) * (width - left);
  return (
    <svg
      viewBox={`0 0 ${width} ${lanes.length * row}`}
      role="img"
      aria-label={t('hero.lanes', { count: lanes.length })}
      className="company:md:text-[14px] w-full text-[17px]"
    >
      {lanes.map(({ key, day }, index) => {
        const top = index * row + (row - bar) / 2;
        const [start, middle] = [x(day), top + bar / 2];
        const inside = start - left < width / 4;
        return (
          <g key={key}>
            <path d={`M${left} ${middle}H${width}`} className="stroke-line-2" strokeWidth="1" />
            <text y={middle} dominantBaseline="central" className="fill-text font-bold">
              {t(`marks.${key}`)}
            </text>
            <rect
              x={start}
              y={top}
              width={width - start}
              height={bar}
              rx="5"
              className={key === 'v6' ? 'fill-blue-600' : 'fill-text'}
            />
            <text
              x={inside ? start + 12 : start - 10}
              y={middle}
              dominantBaseline="central"
              textAnchor={inside ? 'start' : 'end'}
              className={
                inside
                  ? 'fill-white'
                  : 'company:stroke-mist company:stroke-[8] company:[paint-order:stroke] fill-text-2'
              }
            >
              {monthOf(day, locale)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** Days whose source is another than the version list. */
const fixedDays = [{ key: 'agreement', day: '2020-12-30' }] as const;

export interface ReleaseStep {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly line: Release['line'] | 'android';
  readonly version: string;
  readonly platforms: readonly Platform[];
}

const lineOf = ({ platform, line }: Release): ReleaseStep['line'] =>
  platform === 'android' || platform === 'ios' ? 'android' : line;

/** The published releases: one step for each day, line and version, newest first, without betas. */
export function releaseSteps(releases: readonly Release[]): ReleaseStep[] {
  const steps = new Map<string, { step: ReleaseStep; platforms: Set<Platform> }>();
  for (const release of releases) {
    const { releasedOn: day, version, type, platform } = release;
    if (!day || type === 'beta' || type === 'upcoming') continue;
    const line = lineOf(release);
    const key = `${day} ${line} ${version}`;
    const known = steps.get(key);
    if (known) known.platforms.add(platform);
    else
      steps.set(key, {
        step: { day, line, version, platforms: [] },
        platforms: new Set([platform]),
      });
  }
  return [...steps.values()]
    .map(({ step, platforms }) => ({ ...step, platforms: [...platforms] }))
    .sort((a, b) => b.day.localeCompare(a.day) || b.version.localeCompare(a.version));
}

const time = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** The position of a day between two others, 0 to 1. */
export const dayPosition = (day: string, first: string, last: string): number =>
  (time(day) - time(first)) / (time(last) - time(first));

/** Every release of all lists; one that is in two lists comes twice. It never throws. */
export async function getAllReleases(): Promise<readonly Release[]> {
  const lists = await Promise.all([getWebsiteReleases(), getV6Releases(), getHistory()]);
  return lists.flatMap(({ releases }) => releases);
}

const onV5 =
  (...platforms: ReleaseStep['platforms']) =>
  (step: ReleaseStep) =>
    step.line !== 'v6' && step.platforms.some((platform) => platforms.includes(platform));

const begins = {
  v6: (step: ReleaseStep) => step.line === 'v6',
  windows: onV5('windows', 'windows-x86', 'windows-zip', 'windows-base', 'windows-speed'),
  mac: onV5('mac-intel', 'mac-arm'),
  linux: onV5('linux'),
  vps: onV5('windows-lite'),
  android: onV5('android'),
} as const;

type Beginning = keyof typeof begins;
type TurningPointKey = Beginning | (typeof fixedDays)[number]['key'];

/** The page that describes each turning point in full. */
const pointPages = {
  v6: '/v6',
  windows: '/download/history',
  mac: '/download',
  linux: '/download',
  vps: '/vps',
  android: '/download',
  agreement: '/protocol',
} as const satisfies Record<TurningPointKey, PagePath>;

interface TurningPoint<Key extends TurningPointKey = TurningPointKey> {
  readonly key: Key;
  /** YYYY-MM-DD */
  readonly day: string;
  /** The version, for releases. */
  readonly version?: string;
}

/** The earliest listed release of each client and system, oldest first; those without a release are left out. */
export function firstReleases(steps: readonly ReleaseStep[]): TurningPoint<Beginning>[] {
  const oldestFirst = [...steps].sort((a, b) => a.day.localeCompare(b.day));
  return (Object.keys(begins) as Beginning[])
    .flatMap((key) => {
      const first = oldestFirst.find(begins[key]);
      return first ? [{ key, day: first.day, version: first.version }] : [];
    })
    .sort((a, b) => a.day.localeCompare(b.day));
}

/** All turning points by year, newest first. */
export function turningPointsByYear(
  steps: readonly ReleaseStep[],
): { readonly year: string; readonly points: readonly TurningPoint[] }[] {
  const points: TurningPoint[] = [...firstReleases(steps), ...fixedDays];
  points.sort((a, b) => b.day.localeCompare(a.day));
  const years = [...new Set(points.map(({ day }) => day.slice(0, 4)))];
  return years.map((year) => ({ year, points: points.filter(({ day }) => day.startsWith(year)) }));
}

/** A chapter for each year, newest first: what began in it and what that meant, with a link for every version. */
export function Timeline({ releases }: { releases: readonly Release[] }) {
  const t = useTranslations('milestones');
  return (
    <section aria-labelledby="timeline-title" className="wrap py-12 text-text-2 md:py-18">
      <h2 id="timeline-title" className="sr-only">
        {t('title')}
      </h2>
      {turningPointsByYear(releaseSteps(releases)).map(({ year, points }) => (
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
            {points.map((point) => (
              <Point key={point.key} point={point} />
            ))}
          </ol>
        </section>
      ))}
      <p className="mt-8 flex flex-wrap gap-x-8 gap-y-2 border-t-2 border-text pt-6">
        <SiteLink page="/changelog">{t('changelog')}</SiteLink>
        <SiteLink page="/download/history">{t('history')}</SiteLink>
      </p>
    </section>
  );
}

function Point({ point: { key, day, version } }: { point: TurningPoint }) {
  const t = useTranslations('milestones');
  const locale = useLocale();
  return (
    <li className="company:md:grid-cols-[10em_1fr] company:lg:first:pt-2 grid gap-x-10 gap-y-2 border-line-2 py-6 not-first:border-t first:pt-0 md:py-8">
      <p>
        <time dateTime={day} className="font-bold text-blue-700">
          {longDay(day, locale)}
        </time>
        {version && (
          <span className="company:max-md:ml-3 font-num text-text-3 md:block">{version}</span>
        )}
      </p>
      <div>
        <h4 className="text-[clamp(1.375rem,2.2vw,1.875rem)] leading-tight font-bold text-text">
          {t(`points.${key}.title`)}
        </h4>
        <p className="company:max-w-[42em] mt-2">{t(`points.${key}.text`, systemValues)}</p>
        <TextLink href={pagePath(locale, pointPages[key])} className="mt-2">
          {t(`points.${key}.link`)}
        </TextLink>
      </div>
    </li>
  );
}
