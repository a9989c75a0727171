import { useLocale, useTranslations } from 'next-intl';
import { Section } from '@/components/sections/section';
import { formatDay } from '@/lib/core/i18n/dates';
import { incidentAnchor, type StatusReport, type ShownIncident } from '@/lib/status/report/report';
import { formatBeijingTime, hoursAndMinutes } from '@/lib/status/report/format';
import { measuredSince } from '@/lib/status/report/report-summary';

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
      labelledBy="incident-table-title"
      id="incidents"
      title={t('title')}
      lead={t('lead')}
    >
      {incidents.length === 0 ? (
        <p className="rounded-lg bg-paper px-6 py-5 text-[1.125rem] text-text">
          {since ? t('none', { day: formatDay(since, locale) ?? since }) : t('unmeasured')}
        </p>
      ) : (
        <IncidentRows incidents={incidents} />
      )}
    </Section>
  );
}

function IncidentRows({ incidents }: { incidents: readonly ShownIncident[] }) {
  const t = useTranslations('status.incidents');
  const partTexts = useTranslations('status.parts');
  const locale = useLocale();
  const lengthText = (minutes: number) =>
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
        {incidents.map(({ part, beganAt, endedAt, minutes }) => (
          <tr
            key={`${part}-${beganAt}`}
            id={incidentAnchor({ part, beganAt })}
            className="service:md:*:px-6 service:md:*:py-4 border-t border-line max-md:block max-md:px-5 max-md:py-4"
          >
            <th scope="row" className="text-text max-md:block">
              {partTexts(`${part}.name`)}
            </th>
            <td className="service:max-md:inline">{formatBeijingTime(beganAt, locale)}</td>
            <td className="service:max-md:inline max-md:before:content-['_–_']">
              {endedAt === null ? (
                <b className="text-risk">{t('lasts')}</b>
              ) : (
                formatBeijingTime(endedAt, locale)
              )}
            </td>
            <td className="max-md:block">{lengthText(minutes)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
