/** The site-wide switches of the public configuration; each may be unset. */
import 'server-only';
import { z } from 'zod';
import type { Db } from './db/connect';

const name = 'public_config';

/** As the wire has it, but for what nobody has set. */
const schema = z.object({
  store: z.object({ count: z.string() }).optional(),
  is_public_mourning: z.boolean().default(false),
});

export interface SiteConfig {
  readonly count?: string | undefined;
  readonly mourning: boolean;
}

/** Null where nothing was ever set. */
export async function storedConfig(db: Db): Promise<SiteConfig | null> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  if (!row) return null;
  const { store, is_public_mourning } = schema.parse(JSON.parse(row.value));
  return { count: store?.count, mourning: is_public_mourning };
}

export async function storeConfig({ count, mourning }: SiteConfig, db: Db): Promise<void> {
  const config = { ...(count && { store: { count } }), is_public_mourning: mourning };
  const value = JSON.stringify(config);
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
