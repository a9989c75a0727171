import { useLocale, useTranslations } from 'next-intl';
import { Section } from '@/components/sections/section';
import { SectionHead } from '@/components/sections/section-head';
import { incidentAnchor, type ToldIncident } from '@/lib/status/read';
import { hoursAndMinutes, beijingTime } from '@/lib/status/times';

const columns = ['part', 'began', 'ended', 'length'] as const;

/** What went wrong, from when to when. */
export function IncidentTable({ incidents }: { incidents: readonly ToldIncident[] }) {
  const t = useTranslations('status.incidents');
  return (
    <Section tone="mist" labelledBy="incidents-title" id="incidents">
      <div className="wrap">
        <SectionHead id="incidents-title" title={t('title')} lead={t('lead')} />
        {incidents.length === 0 ? (
          <p className="rounded-lg bg-paper px-6 py-5 text-[18px] text-text">{t('none')}</p>
        ) : (
          <Rows incidents={incidents} />
        )}
      </div>
    </Section>
  );
}

function Rows({ incidents }: { incidents: readonly ToldIncident[] }) {
  const t = useTranslations('status.incidents');
  const part = useTranslations('status.parts');
  const locale = useLocale();
  const length = (minutes: number) =>
    minutes < 60 ? t('minutes', { n: minutes }) : t('hours', hoursAndMinutes(minutes));
  return (
    <table className="w-full rounded-lg bg-paper text-left max-md:block md:overflow-hidden">
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
            className="border-t border-line max-md:block max-md:px-5 max-md:py-4 md:*:px-6 md:*:py-4"
          >
            <th scope="row" className="text-text max-md:block">
              {part(`${name}.name`)}
            </th>
            <td className="max-md:inline">{beijingTime(began, locale)}</td>
            <td className="max-md:inline max-md:before:content-['_–_']">
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
