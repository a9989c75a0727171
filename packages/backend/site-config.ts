/** The public configuration: switches and figures of the whole site; each may be unset. */
import 'server-only';
import { z } from 'zod';
import { log } from '@/lib/log/log';
import { readPrices, type Price } from '@/lib/publishing/prices';
import type { Db } from './db/open';

const name = 'public_config';

/** As the wire has it, but for what nobody has set. */
const schema = z.object({
  store: z.object({ count: z.string() }).optional(),
  is_public_mourning: z.boolean().default(false),
  prices: z.unknown().optional(),
});

export interface SiteConfig {
  readonly count?: string | undefined;
  readonly mourning: boolean;
  /** Never an empty list. */
  readonly prices?: readonly Price[] | undefined;
}

/** Null where nothing was ever set. A price that cannot be shown is left out, whoever wrote it there. */
export async function storedConfig(db: Db): Promise<SiteConfig | null> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  if (!row) return null;
  const { store, is_public_mourning, prices: kept } = schema.parse(JSON.parse(row.value));
  const { prices, faults } = readPrices(kept);
  for (const reason of faults) log.error('content', 'a stored price is not shown', { reason });
  return {
    count: store?.count,
    mourning: is_public_mourning,
    ...(prices.length > 0 && { prices }),
  };
}

async function storeConfig({ count, mourning, prices }: SiteConfig, db: Db): Promise<void> {
  const config = {
    ...(count && { store: { count } }),
    is_public_mourning: mourning,
    ...(prices && { prices }),
  };
  const value = JSON.stringify(config);
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** Sets what is given and leaves the rest. @returns all of it */
export async function changeConfig(change: Partial<SiteConfig>, db: Db): Promise<SiteConfig> {
  const config = { mourning: false, ...(await storedConfig(db)), ...change };
  await storeConfig(config, db);
  return config;
}
