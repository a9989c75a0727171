import { useTranslations } from 'next-intl';
import { StoreTile } from '@/components/mockups/store-tile';
import { storeText, type StoreCode } from '@/components/mockups/stores';
import { cn } from '@/components/ui/cn';

const stores = ['us', 'uk', 'jp', 'br'] as const satisfies readonly StoreCode[];
const parts = ['fingerprint', 'storage', 'signIn', 'route'] as const;

/** Four stores, each with a column of its own things; nothing crosses. */
export function EnvironmentColumns() {
  const t = useTranslations('cores.environment');
  return (
    <div role="img" aria-label={t('label')} className="grid grid-cols-2 gap-3 md:grid-cols-4">
      {stores.map((code, index) => (
        <div
          key={code}
          className={cn(
            'rounded-md border-t-4 border-current bg-paper p-4 shadow-1',
            storeText[code],
            index > 1 && 'max-md:hidden',
          )}
        >
          <StoreTile code={code} size="lg" />
          <ul className="mt-4 text-sm text-text-2">
            {parts.map((part) => (
              <li key={part} className="border-t border-line py-2">
                <span className="block text-ui text-text-3">{t(part)}</span>
                <b className="text-text">{t(`values.${code}.${part}`)}</b>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
