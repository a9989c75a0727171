import { useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import { consoleRows } from './console/console-rows';
import { Person } from './person';
import { PhoneFrame } from './phone-frame';
import { StoreTile } from './store-tile';

const dot = {
  running: 'after:bg-store-uk',
  idle: 'after:bg-line-2',
  attention: 'after:bg-risk',
} as const;

/** A rounded square around a point, 22 across. */
const place = (x: number) =>
  `M${x - 4} 0h8a7 7 0 0 1 7 7v8a7 7 0 0 1-7 7h-8a7 7 0 0 1-7-7v-8a7 7 0 0 1 7-7z`;

/** The mobile app's store list. */
export function PhoneApp({ className }: { className?: string }) {
  const t = useTranslations('mockups');
  return (
    <PhoneFrame label={t('phone.label')} className={className}>
      <div className="flex items-center justify-between text-[18px] text-text">
        <b>{t('phone.title')}</b>
        <Person
          initial={t('you')}
          tone="you"
          size="md"
          className={t('you').length > 1 ? '!text-[10px]' : undefined}
        />
      </div>
      <div className="mt-3 mb-1.5 flex items-baseline gap-2 rounded-[16px] bg-blue-600 px-4 py-3.5 text-white">
        <b className="font-num text-[34px] leading-none">{t('phone.count')}</b>
        {t('phone.running')}
      </div>
      {consoleRows.slice(0, 6).map(({ code, state }) => (
        <div
          key={code}
          className={cn(
            'flex items-center gap-3 border-b border-line px-0.5 py-2.5 after:size-2.5 after:rounded-full',
            dot[state],
          )}
        >
          <StoreTile code={code} />
          <span className="flex-1 text-ui text-text-3">
            <b className="block text-sm leading-[1.3] text-text">{t(`platforms.${code}`)}</b>
            {t('phone.line', { market: t(`markets.${code}`), kind: t(`kinds.${code}`) })}
          </span>
        </div>
      ))}
      <svg viewBox="0 0 260 22" className="mt-3.5 block w-full">
        <path d={place(33)} className="fill-blue-600" />
        <path d={place(98) + place(162) + place(227)} className="fill-line" />
      </svg>
    </PhoneFrame>
  );
}
