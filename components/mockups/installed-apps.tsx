import { useTranslations } from 'next-intl';
import type { StoreId } from '@/lib/demo/store-ids';
import { cn } from '@/components/ui/cn';
import { StoreTile } from './store-tile';

const apps = [
  ['translate', ['us', 'de', 'br']],
  ['service', ['my', 'th', 'uk']],
  ['finance', ['us', 'uk', 'jp', 'ca']],
] as const satisfies readonly (readonly [string, readonly StoreId[]])[];

/** Tools, and the stores they are installed in. */
export function InstalledApps({ className }: { className?: string }) {
  const t = useTranslations('mockups.apps');
  return (
    <div role="img" aria-label={t('label')} className={cn('text-sm leading-normal', className)}>
      {apps.map(([key, stores]) => (
        <div
          key={key}
          className="flex min-h-12 items-center justify-between border-t border-line text-text"
        >
          <b>{t(key)}</b>
          <span className="flex gap-1">
            {stores.map((store) => (
              <StoreTile key={store} store={store} size="xs" />
            ))}
          </span>
        </div>
      ))}
    </div>
  );
}
