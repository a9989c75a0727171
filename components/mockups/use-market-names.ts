import { useTranslations } from 'next-intl';
import { storeCodes, type StoreCode } from './store-styles';

/** Names of the eight markets in the page's language. */
export function useMarketNames(): Record<StoreCode, string> {
  const t = useTranslations('mockups.markets');
  return Object.fromEntries(storeCodes.map((code) => [code, t(code)])) as Record<StoreCode, string>;
}
