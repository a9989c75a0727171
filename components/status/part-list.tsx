import { useLocale, useTranslations } from 'next-intl';
import { SectionHead } from '@/components/sections/section-head';
import { Section } from '@/components/sections/section';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import type { PartStatus, StatusReport } from '@/lib/status/read';
import { looks, allLooks } from './conditions';
import { DayBars } from './day-bars';
import { percent, beijingTime } from '@/lib/status/times';

/** Each part with its state now and its ninety days. */
export function PartList({ report }: { report: StatusReport }) {
  const t = useTranslations('status.list');
  return (
    <Section labelledBy="parts-title">
      <div className="wrap">
        <SectionHead id="parts-title" title={t('title')} lead={t('lead')} />
        <Legend />
        <ul className="mt-6 border-t border-line">
          {report.parts.map((part) => (
            <PartRow key={part.part} at={report.at} {...part} />
          ))}
        </ul>
      </div>
    </Section>
  );
}

function Legend() {
  const t = useTranslations('status');
  return (
    <ul aria-label={t('list.legend')} className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
      {allLooks.map((condition) => (
        <li key={condition} className="flex items-center gap-2">
          <svg aria-hidden="true" width="10" height="18">
            <rect width="10" height="18" rx="2" className={looks[condition].fill} />
          </svg>
          {t(`conditions.${condition}`)}
        </li>
      ))}
    </ul>
  );
}

function PartRow({ part, now, measuredAt, share, days, at }: PartStatus & { at: number }) {
  const t = useTranslations('status');
  const locale = useLocale();
  const condition = now ?? 'unknown';
  const { icon, tone, text } = looks[condition];
  return (
    <li className="grid gap-x-14 gap-y-4 border-b border-line py-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-center">
      <div>
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[20px] text-text">
          {t(`parts.${part}.name`)}
          <Badge tone={tone}>
            <span className={cn('flex', text)}>
              <Icon name={icon} size={14} />
            </span>
            {t(`conditions.${condition}`)}
          </Badge>
        </h3>
        <p className="mt-1.5 text-[15px]">{t(`parts.${part}.text`)}</p>
      </div>
      <div>
        <DayBars days={days} at={at} />
        <p className="mt-2 flex flex-wrap justify-between gap-x-6 text-sm text-text-3">
          {(share !== null || measuredAt === null) && (
            <span>
              {share === null ? t('list.never') : t('list.share', { share: percent(share) })}
            </span>
          )}
          {measuredAt !== null && (
            <span>{t('list.last', { time: beijingTime(measuredAt, locale) })}</span>
          )}
        </p>
      </div>
    </li>
  );
}
