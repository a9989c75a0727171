import { useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { StoreTile } from './store-tile';

const orders = [
  'h-[34%]',
  'h-[52%]',
  'h-[40%]',
  'h-[66%]',
  'h-[58%]',
  'h-[80%]',
  'h-[72%]',
  'h-[94%]',
] as const;
const stub = 'h-2.5 rounded-xs bg-blue-100/60';

/** One store's own window, in the store's colour, in front of the console. Decorative. */
export function StoreWindow({ className }: { className?: string }) {
  const t = useTranslations('mockups.console.storeWindow');
  return (
    <div
      aria-hidden="true"
      className={cn(
        'w-[280px] overflow-hidden rounded-[14px] bg-white text-left text-xs leading-[1.4] shadow-window xl:w-[318px]',
        className,
      )}
    >
      <div className="border-t-4 border-store-us">
        <div className="flex items-center gap-2 bg-store-us/25 px-3 py-2 text-text">
          <StoreTile code="us" size="xs" />
          <b className="truncate">{t('title')}</b>
          <Icon name="close" size={14} className="ml-auto text-text-3" />
        </div>
      </div>
      <div className="mx-2.5 my-2 flex items-center gap-2 rounded-sm bg-mist px-2.5 py-[5px] text-ui text-text-3">
        <Icon name="lock" size={13} />
        {t('address')}
        <span className="ml-auto whitespace-nowrap text-ok">{t('line')}</span>
      </div>
      <div className="grid grid-cols-[52px_1fr] gap-3 px-3 pt-1 pb-3.5">
        <div className="grid content-start gap-2">
          <span className={cn(stub, '!bg-store-us')} />
          <span className={stub} />
          <span className={stub} />
          <span className={stub} />
        </div>
        <div>
          <span className="text-ui text-text-3">{t('orders')}</span>
          <div className="mt-1 flex h-[74px] items-end gap-2">
            {orders.map((height, index) => (
              <span
                key={height}
                className={cn(
                  'flex-1 rounded-t-xs',
                  height,
                  index === orders.length - 1 ? 'bg-store-us' : 'bg-store-us/45',
                )}
              />
            ))}
          </div>
          <div className="mt-2 grid grid-cols-2 gap-2">
            <span className={stub} />
            <span className={stub} />
          </div>
        </div>
      </div>
    </div>
  );
}
