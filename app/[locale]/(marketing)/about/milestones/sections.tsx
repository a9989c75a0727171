import { useLocale, useTranslations } from 'next-intl';
import { monthOf } from '@/components/editorial/day';
import { LightHero } from '@/components/layout/page/light-hero';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { TextLink } from '@/components/ui/text-link';
import type { Platform, Release } from '@/lib/releases/types';
import { getHistory, getV6Releases, getWebsiteReleases } from '@/lib/upstream/releases';
import { beginnings } from './timeline';

/** Since when there is what: a line for each client and system. */
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
/** Room for what began last: lines go on after the newest release. */
const ahead = 0.05;

/** A bar for each client and system, from its first release on: how one became several. */
export function ClientLanes({ steps }: { steps: readonly ReleaseStep[] }) {
  const t = useTranslations('milestones');
  const locale = useLocale();
  const lanes = beginnings(steps);
  const days = steps.map(({ day }) => day).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || first === last) return null;
  const x = (day: string) => left + xOfDay(day, first, last) * (1 - ahead) * (width - left);
  return (
    <svg
      viewBox={`0 0 ${width} ${lanes.length * row}`}
      role="img"
      aria-label={t('hero.lanes', { count: lanes.length })}
      className="w-full text-[17px] md:text-[14px]"
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
                inside ? 'fill-white' : 'fill-text-2 stroke-mist stroke-[8] [paint-order:stroke]'
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

/** Days that are written down somewhere other than in the version list. */
export const fixedDays = [
  { key: 'agreement', day: '2020-12-30' },
  { key: 'campaign', day: '2021-06-18' },
] as const;

export interface ReleaseStep {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly line: Release['line'] | 'android';
  readonly version: string;
  readonly platforms: readonly Platform[];
}

const lineOf = ({ platform, line }: Release): ReleaseStep['line'] =>
  platform === 'android' || platform === 'ios' ? 'android' : line;

/** Releases that went online, one step a day, line and version, newest first; betas stay out. */
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

/** Where a day lies between two others, 0 to 1. */
export const xOfDay = (day: string, first: string, last: string): number =>
  (time(day) - time(first)) / (time(last) - time(first));

const rules = ['list', 'first', 'next'] as const;

/** What to know before changing to another version. */
export function HowWeDate() {
  const t = useTranslations('milestones.rules');
  return (
    <Section tone="mist" labelledBy="rules-title">
      <div className="wrap grid gap-10 lg:grid-cols-[4fr_8fr] lg:gap-14">
        <div>
          <h2 id="rules-title" className="text-h2 text-text">
            <Phrases text={t('title')} />
          </h2>
          <TextLink page="/download/history" className="mt-4">
            {t('history')}
          </TextLink>
        </div>
        <dl className="border-b border-line-2">
          {rules.map((rule) => (
            <div
              key={rule}
              className="grid gap-x-8 gap-y-1 border-t border-line-2 py-5 md:grid-cols-[14em_1fr]"
            >
              <dt className="font-bold text-text">{t(`items.${rule}.name`)}</dt>
              <dd>{t(`items.${rule}.text`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}

/** Every release there is a list of; what stands in two lists comes twice. Never throws. */
export async function allReleases(): Promise<readonly Release[]> {
  const lists = await Promise.all([getWebsiteReleases(), getV6Releases(), getHistory()]);
  return lists.flatMap(({ releases }) => releases);
}
