import { useLocale, useTranslations } from 'next-intl';
import { LightHero } from '@/components/layout/page/light-hero';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { worse, type Condition } from '@/lib/status/judge';
import type { StatusReport } from '@/lib/status/read';
import { looks } from './conditions';
import { beijingTime } from '@/lib/status/times';

/** The worst of all parts that were measured just now. */
const overall = (report: StatusReport): Condition | 'unknown' =>
  report.parts.reduce<Condition | null>((sum, { now }) => worse(sum, now), null) ?? 'unknown';

/** How it is now, in one line. @param report null where the store cannot be read */
export function StatusHero({ report }: { report: StatusReport | null }) {
  const t = useTranslations('status');
  return (
    <LightHero
      path="/status"
      title={t('title')}
      lead={t('lead')}
      actions={report ? <Overall report={report} /> : <p role="status">{t('unreadable')}</p>}
    />
  );
}

function Overall({ report }: { report: StatusReport }) {
  const t = useTranslations('status');
  const locale = useLocale();
  const condition = overall(report);
  const { icon, text } = looks[condition];
  return (
    <p className="flex items-center gap-4 rounded-lg bg-paper px-6 py-5 shadow-2">
      <span className={cn('flex-none', text)}>
        <Icon name={icon} size={32} />
      </span>
      <span>
        <b className="block text-[20px] leading-snug text-text md:text-[24px]">
          {t(`overall.${condition}`)}
        </b>
        <span className="text-sm text-text-3">
          {t('at', { time: beijingTime(report.at, locale) })}
        </span>
      </span>
    </p>
  );
}
