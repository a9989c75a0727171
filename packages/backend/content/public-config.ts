/** The public configuration: site-wide switches, numbers, prices and terms, each of which may be unset. */
import 'server-only';
import { z } from 'zod';
import { parseStoredPrices, type Price } from '@superbrowser/contract/content/prices';
import { parseStoredTerms, type CompanyTerms } from '@superbrowser/contract/content/company-terms';
import { log } from '../common/log';
import type { Db } from '../database/open-database';

const configName = 'public_config';

/** The configuration as it is on the wire, where unset values are left out. */
const configSchema = z.object({
  store: z.object({ count: z.string() }).optional(),
  is_public_mourning: z.boolean().default(false),
  prices: z.unknown().optional(),
  terms: z.unknown().optional(),
});

interface PublicConfig {
  readonly count?: string | undefined;
  readonly isMourning: boolean;
  /** Never an empty list. */
  readonly prices?: readonly Price[] | undefined;
  /** Never without a term. */
  readonly terms?: CompanyTerms | undefined;
}

/** Null where nothing was ever set. Invalid prices and terms are left out. */
export async function findPublicConfig(db: Db): Promise<PublicConfig | null> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', configName)
    .executeTakeFirst();
  if (!row) return null;
  const storedConfig = configSchema.parse(JSON.parse(row.value));
  const { prices, problems } = parseStoredPrices(storedConfig.prices);
  for (const reason of problems) log.error('content', 'a stored price is not shown', { reason });
  const { terms, problems: termsProblems } = parseStoredTerms(storedConfig.terms);
  for (const reason of termsProblems)
    log.error('content', 'a stored term is not shown', { reason });
  return {
    count: storedConfig.store?.count,
    isMourning: storedConfig.is_public_mourning,
    ...(prices.length > 0 && { prices }),
    ...(Object.keys(terms).length > 0 && { terms }),
  };
}

async function storePublicConfig(
  db: Db,
  { count, isMourning, prices, terms }: PublicConfig,
): Promise<void> {
  const config = {
    ...(count && { store: { count } }),
    is_public_mourning: isMourning,
    ...(prices && { prices }),
    ...(terms && { terms }),
  };
  const value = JSON.stringify(config);
  await db
    .insertInto('settings')
    .values({ name: configName, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** Sets the given values and keeps the others. @returns all of them */
export async function changePublicConfig(
  db: Db,
  change: Partial<PublicConfig>,
): Promise<PublicConfig> {
  const config = { isMourning: false, ...(await findPublicConfig(db)), ...change };
  await storePublicConfig(db, config);
  return config;
}
