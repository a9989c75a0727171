import { useTranslations } from 'next-intl';
import { StoreTile } from '@/components/mockups/store-tile';

const lines = [
  ['open', 'us', '09:02'],
  ['take', 'uk', '09:40'],
  ['device', 'de', '10:15'],
  ['revoke', 'br', '18:00'],
] as const;

/** Lines of a day's log: when, who, which store, what. */
export function LogLines() {
  const t = useTranslations('cores.log');
  return (
    <div
      role="img"
      aria-label={t('label')}
      className="rounded-md bg-paper px-4 py-1 text-sm shadow-1 md:px-6"
    >
      {lines.map(([key, code, time]) => (
        <div
          key={key}
          className="grid grid-cols-[44px_28px_1fr] items-center gap-3 border-t border-line py-3 first:border-0 md:grid-cols-[56px_7em_28px_1fr]"
        >
          <span className="font-num text-text-3">{time}</span>
          <span className="text-text max-md:order-last max-md:col-span-3 max-md:hidden">
            {t(`${key}.who`)}
          </span>
          <StoreTile code={code} size="sm" />
          <b className="text-text">{t(`${key}.what`)}</b>
        </div>
      ))}
    </div>
  );
}
