import { useTranslations } from 'next-intl';
import { storeIds, type StoreId } from '@/lib/demo/store-ids';

/** The market of each demo store, in the page's language, by the store's id. */
export function useMarketNames(): Record<StoreId, string> {
  const t = useTranslations('mockups.markets');
  return Object.fromEntries(storeIds.map((id) => [id, t(id)])) as Record<StoreId, string>;
}
