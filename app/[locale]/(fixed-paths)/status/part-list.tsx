import { useLocale, useTranslations } from 'next-intl';
import { Section } from '@/components/sections/section';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { formatDay } from '@/lib/core/i18n/dates';
import type { PartStatus, StatusReport } from '@/lib/status/report/report';
import { formatBeijingTime, formatShare } from '@/lib/status/report/format';
import { isMeasured, measuredSince } from '@/lib/status/report/report-summary';
import { shownConditions, conditionStyles } from './condition-styles';
import { DayBars } from './day-bars';

/** Each measured part with its current state and its days; parts that are not measured are listed by name only. */
export function PartList({ report }: { report: StatusReport }) {
  const t = useTranslations('status');
  const locale = useLocale();
  const since = measuredSince(report);
  const measuredParts = report.parts.filter(isMeasured);
  const unmeasuredNames = report.parts
    .filter((part) => !isMeasured(part))
    .map(({ name: part }) => t(`parts.${part}.name`));
  return (
    <Section
      labelledBy="part-list-title"
      title={t('list.title')}
      lead={since && t('list.lead', { day: formatDay(since, locale) ?? since })}
    >
      {since && (
        <>
          <Legend />
          <ul className="mt-6 border-t border-line">
            {measuredParts.map((part) => (
              <PartRow key={part.name} endMs={report.at} since={since} {...part} />
            ))}
          </ul>
        </>
      )}
      {unmeasuredNames.length > 0 && (
        <p className="mt-6 max-w-[44em]">
          {t('list.unmeasured', { names: new Intl.ListFormat(locale).format(unmeasuredNames) })}
        </p>
      )}
    </Section>
  );
}

function Legend() {
  const t = useTranslations('status');
  return (
    <ul aria-label={t('list.legend')} className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
      {shownConditions.map((condition) => (
        <li key={condition} className="flex items-center gap-2">
          <svg aria-hidden="true" width="10" height="18">
            <rect width="10" height="18" rx="2" className={conditionStyles[condition].fill} />
          </svg>
          {t(`conditions.${condition}`)}
        </li>
      ))}
    </ul>
  );
}

function PartRow({
  name: part,
  condition,
  measuredAt,
  availableShare,
  days,
  endMs,
  since,
}: PartStatus & { endMs: number; since: string }) {
  const t = useTranslations('status');
  const locale = useLocale();
  const shownCondition = condition ?? 'unknown';
  const { icon, tone, text } = conditionStyles[shownCondition];
  return (
    <li className="service:lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] grid gap-x-14 gap-y-4 border-b border-line py-6 lg:items-center">
      <div>
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[1.25rem] text-text">
          {t(`parts.${part}.name`)}
          <Badge tone={tone}>
            <span className={cn('flex', text)}>
              <Icon name={icon} size={14} />
            </span>
            {t(`conditions.${shownCondition}`)}
          </Badge>
        </h3>
        <p className="mt-1.5 text-[0.9375rem]">{t(`parts.${part}.text`)}</p>
      </div>
      <div>
        <DayBars days={days.filter(({ day }) => day >= since)} endMs={endMs} />
        <p className="mt-2 flex flex-wrap justify-between gap-x-6 text-sm text-text-3">
          {availableShare !== null && (
            <span>{t('list.share', { share: formatShare(availableShare) })}</span>
          )}
          {measuredAt !== null && (
            <span>{t('list.last', { time: formatBeijingTime(measuredAt, locale) })}</span>
          )}
        </p>
      </div>
    </li>
  );
}
