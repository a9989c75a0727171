import { getPublicConfig } from '@/lib/upstream/site-content';
import { PriceTable } from './price-table';

/** The table of prices while the operator publishes any; nothing otherwise. */
export async function PublishedPrices() {
  const { prices } = await getPublicConfig();
  return prices ? <PriceTable prices={prices} /> : null;
}
