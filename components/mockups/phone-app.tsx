import { useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import { consoleRows } from './console/console-rows';
import { Person } from './person';
import { PhoneFrame } from './phone-frame';
import { StoreTile } from './store-tile';

const dot = { running: 'bg-store-uk', idle: 'bg-line-2', attention: 'bg-risk' } as const;

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
        <div key={code} className="flex items-center gap-3 border-b border-line px-0.5 py-2.5">
          <StoreTile code={code} />
          <span className="flex-1">
            <b className="block text-text">{t(`platforms.${code}`)}</b>
            <span className="block text-ui text-text-3">
              {t('phone.line', { market: t(`markets.${code}`), kind: t(`kinds.${code}`) })}
            </span>
          </span>
          <span className={cn('size-2.5 rounded-full', dot[state])} />
        </div>
      ))}
      <div className="flex justify-around pt-3.5">
        {['bg-blue-600', 'bg-line', 'bg-line ', ' bg-line'].map((colour) => (
          <span key={colour} className={cn('size-[22px] rounded-[7px]', colour)} />
        ))}
      </div>
    </PhoneFrame>
  );
}
