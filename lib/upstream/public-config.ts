/** Site-wide switches, figures and prices the upstream sets (S3). */
import 'server-only';
import { z } from 'zod';
import { log } from '@/lib/log/log';
import { pricesSchema, readPrices, type Price } from '@/lib/publishing/prices';
import { figures } from '@/lib/site';
import { endpoints } from '@superbrowser/contract/endpoints';
import { contentReader } from './cache/cached';
import { callUpstream } from './call/client';

export interface PublicConfig {
  readonly storeCount: string;
  readonly mourning: boolean;
  /** Left out while none is published. */
  readonly prices?: readonly Price[] | undefined;
}

const read = contentReader<PublicConfig>({
  key: 'public-config',
  schema: z.object({
    storeCount: z.string(),
    mourning: z.boolean(),
    prices: pricesSchema.optional(),
  }),
  load: async () => {
    const data = await callUpstream(endpoints.publicConfig, {});
    const { prices, faults } = readPrices(data.prices);
    for (const reason of faults) log.error('content', 'a price is not shown', { reason });
    return {
      storeCount: data.store.count ?? figures.storeCountFallback,
      mourning: data.is_public_mourning,
      ...(prices.length > 0 && { prices }),
    };
  },
  fallback: () => ({ storeCount: figures.storeCountFallback, mourning: false }),
});

/** Store count, mourning flag and published prices. Never throws. */
export async function getPublicConfig(): Promise<PublicConfig> {
  return (await read()).value;
}
