import { useLocale, useTranslations } from 'next-intl';
import { FeedLink } from '@/components/content/feed-link';
import { LightHero } from '@/components/sections/light-hero';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { ButtonLink } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Icon, type IconName } from '@/components/ui/icon';
import { pagePath } from '@/lib/i18n/paths';
import { formatDay } from '@/lib/downloads/format';
import { feedPath } from '@/lib/seo/feeds/paths';
import { type Condition } from '@/lib/status/conditions';
import { incidentAnchor, type StatusReport, type ShownIncident } from '@/lib/status/report';
import { beijingTime, hoursAndMinutes } from '@/lib/status/times';
import { measuredSince, overallCondition } from '@/lib/status/report-summary';

/**
 * The current state in one line.
 * @param report null where the database cannot be read
 */
export function StatusHero({ report }: { report: StatusReport | null }) {
  const t = useTranslations('status');
  return (
    <LightHero
      path="/status"
      title={t('title')}
      lead={t('lead')}
      picture={report ? <Overall report={report} /> : <p role="status">{t('unreadable')}</p>}
    />
  );
}

function Overall({ report }: { report: StatusReport }) {
  const t = useTranslations('status');
  const locale = useLocale();
  const condition = overallCondition(report);
  const { icon, text, disc } = conditionStyles[condition];
  return (
    <p className="flex items-center gap-5 rounded-lg bg-paper px-6 py-6 shadow-2 md:px-8 md:py-8">
      <span className={cn('grid size-14 flex-none place-items-center rounded-full', disc, text)}>
        <Icon name={icon} size={28} />
      </span>
      <span>
        <b className="block text-[1.25rem] leading-snug text-text md:text-[1.5rem]">
          {t(`overall.${condition}`)}
        </b>
        <span className="text-sm text-text-3">
          {t('at', { time: beijingTime(report.at, locale) })}
        </span>
      </span>
    </p>
  );
}

export type ShownCondition = Condition | 'unknown';

/** The look of each state; its word is always next to it, because color alone must not carry it. */
export const conditionStyles = {
  works: { icon: 'check', tone: 'ok', text: 'text-ok', fill: 'fill-ok', disc: 'bg-ok-bg' },
  impaired: {
    icon: 'alert',
    tone: 'soft',
    text: 'text-warm-text',
    fill: 'fill-warm-500',
    disc: 'bg-warm-100',
  },
  fails: {
    icon: 'close',
    tone: 'risk',
    text: 'text-risk',
    fill: 'service:fill-risk',
    disc: 'bg-risk-bg',
  },
  unknown: { icon: 'minus', tone: 'idle', text: 'text-idle', fill: 'fill-line-2', disc: 'bg-mist' },
} as const satisfies Readonly<
  Record<
    ShownCondition,
    {
      icon: IconName;
      tone: 'ok' | 'soft' | 'risk' | 'idle';
      text: string;
      fill: string;
      disc: string;
    }
  >
>;

export const shownConditions = Object.keys(conditionStyles) as ShownCondition[];

const columns = ['part', 'began', 'ended', 'length'] as const;

/** The failures, with their beginning and end. */
export function IncidentTable({ report }: { report: StatusReport }) {
  const t = useTranslations('status.incidents');
  const locale = useLocale();
  const { incidents } = report;
  const since = measuredSince(report);
  return (
    <Section
      tone="mist"
      labelledBy="incidents-title"
      id="incidents"
      title={t('title')}
      lead={t('lead')}
    >
      {incidents.length === 0 ? (
        <p className="rounded-lg bg-paper px-6 py-5 text-[1.125rem] text-text">
          {since ? t('none', { day: formatDay(since, locale) ?? since }) : t('unmeasured')}
        </p>
      ) : (
        <Rows incidents={incidents} />
      )}
    </Section>
  );
}

function Rows({ incidents }: { incidents: readonly ShownIncident[] }) {
  const t = useTranslations('status.incidents');
  const part = useTranslations('status.parts');
  const locale = useLocale();
  const length = (minutes: number) =>
    minutes < 60 ? t('minutes', { n: minutes }) : t('hours', hoursAndMinutes(minutes));
  return (
    <table className="service:md:overflow-hidden w-full rounded-lg bg-paper text-left max-md:block">
      <caption className="sr-only">{t('caption')}</caption>
      <thead className="text-sm text-text-3 max-md:sr-only">
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className="px-6 py-4 font-normal">
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {incidents.map(({ part: name, began, ended, minutes }) => (
          <tr
            key={`${name}-${began}`}
            id={incidentAnchor({ part: name, began })}
            className="service:md:*:px-6 service:md:*:py-4 border-t border-line max-md:block max-md:px-5 max-md:py-4"
          >
            <th scope="row" className="text-text max-md:block">
              {part(`${name}.name`)}
            </th>
            <td className="service:max-md:inline">{beijingTime(began, locale)}</td>
            <td className="service:max-md:inline max-md:before:content-['_–_']">
              {ended === null ? (
                <b className="text-risk">{t('lasts')}</b>
              ) : (
                beijingTime(ended, locale)
              )}
            </td>
            <td className="max-md:block">{length(minutes)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const items = ['states', 'gaps', 'same', 'problem'] as const;

/** What the states mean, what cannot be measured from here, and what to do. */
export function HowMeasured() {
  const t = useTranslations('status');
  const locale = useLocale();
  return (
    <Section labelledBy="how-title">
      <div className="wrap grid gap-x-14 gap-y-8 lg:grid-cols-[4fr_8fr]">
        <h2 id="how-title" className="text-h2 text-text">
          <Phrases text={t('how.title')} />
        </h2>
        <div>
          <dl className="grid gap-x-12 gap-y-8 md:grid-cols-2">
            {items.map((item) => (
              <div key={item}>
                <dt className="text-[1.125rem] font-bold text-text">
                  {t(`how.items.${item}.name`)}
                </dt>
                <dd className="mt-2">{t(`how.items.${item}.text`)}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-8 flex flex-wrap gap-4 max-sm:*:w-full">
            <ButtonLink href={pagePath(locale, '/contact')}>{t('how.contact')}</ButtonLink>
            <ButtonLink href={pagePath(locale, '/service')} variant="outline">
              {t('how.faq')}
            </ButtonLink>
          </p>
          <h3 className="mt-12 text-[1.125rem] text-text">{t('machines.title')}</h3>
          <p className="mt-2">{t('machines.text')}</p>
          <p className="mt-2 flex flex-wrap gap-x-8">
            <FeedLink href={feedPath(locale, 'status')} label={t('machines.feed')} />
            <a
              href="/status.json"
              className="inline-flex min-h-11 items-center text-sm font-bold text-blue-600 hover:text-blue-800"
            >
              {t('machines.json')}
            </a>
          </p>
        </div>
      </div>
    </Section>
  );
}
