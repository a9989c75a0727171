import { useTranslations } from 'next-intl';
import { storeIds, type StoreId } from '@/lib/demo/store-ids';

/** Names of the eight markets in the page's language. */
export function useMarketNames(): Record<StoreId, string> {
  const t = useTranslations('mockups.markets');
  return Object.fromEntries(storeIds.map((code) => [code, t(code)])) as Record<StoreId, string>;
}
