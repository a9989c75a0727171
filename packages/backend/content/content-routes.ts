/**
 * Routes for the content of pages: advertisements, QR codes, published articles and campaigns, and the public
 * configuration, which is also stored here.
 */
import 'server-only';
import { z } from 'zod';
import { log } from '../common/log';
import { parseStoredPrices, type Price } from '@superbrowser/contract/content/prices';
import { parseStoredTerms, type OfferTerms } from '@superbrowser/contract/content/offer-terms';
import { rets } from '@superbrowser/contract/rets';
import { RetRefusal, type RouteContext, type Routes } from '../context';
import type { Db } from '../database/open';

const adRoute =
  (slot: 'top' | 'bottom') =>
  async (_: object, { db }: RouteContext) => {
    const row = await db
      .selectFrom('ads')
      .select(['link', 'title', 'title_en', 'expand_img'])
      .where('slot', '=', slot)
      .executeTakeFirst();
    return row ?? {};
  };

export const contentRoutes: Pick<Routes, 'adTop' | 'adBottom' | 'qrLiveCode' | 'publicConfig'> = {
  adTop: adRoute('top'),
  adBottom: adRoute('bottom'),
  async qrLiveCode({ group_id }, { db }) {
    const row = await db
      .selectFrom('qr_codes')
      .selectAll()
      .where('group_id', '=', group_id)
      .executeTakeFirst();
    if (!row) throw new RetRefusal(rets.notFound, '二维码不存在');
    return row;
  },
  async publicConfig(_, { db }) {
    const config = await loadStoredConfig(db);
    return {
      store: { count: config?.count ?? null },
      is_public_mourning: config?.isMourning ?? false,
      ...(config?.prices && { prices: config.prices }),
      ...(config?.terms && { terms: config.terms }),
    };
  },
};

const parseStoredJson = (text: string): unknown => JSON.parse(text);

export const publishedContentRoutes: Pick<Routes, 'staffArticles' | 'staffCampaigns'> = {
  async staffArticles(_, { db }) {
    const rows = await db
      .selectFrom('published_texts')
      .select(['slug', 'language', 'fields', 'body'])
      .where('family', '=', 'news')
      .orderBy('slug')
      .orderBy('language')
      .execute();
    return {
      texts: rows.map(({ fields, ...row }) => ({ ...row, fields: parseStoredJson(fields) })),
    };
  },
  async staffCampaigns(_, { db }) {
    const rows = await db
      .selectFrom('published_texts')
      .innerJoin('activities', 'activities.activity_id', 'published_texts.slug')
      .select(['slug', 'language', 'fields', 'body', 'start_at', 'end_at', 'changed_at'])
      .where('family', '=', 'activity')
      .orderBy('slug')
      .orderBy('language')
      .execute();
    return {
      texts: rows.map(({ fields, ...row }) => ({ ...row, fields: parseStoredJson(fields) })),
    };
  },
};

// The public configuration: site-wide switches and figures, each of which may be unset.

const configName = 'public_config';

/** As on the wire, without unset values. */
const configSchema = z.object({
  store: z.object({ count: z.string() }).optional(),
  is_public_mourning: z.boolean().default(false),
  prices: z.unknown().optional(),
  terms: z.unknown().optional(),
});

interface SiteConfig {
  readonly count?: string | undefined;
  readonly isMourning: boolean;
  /** Never an empty list. */
  readonly prices?: readonly Price[] | undefined;
  /** Never without a term. */
  readonly terms?: OfferTerms | undefined;
}

/** Null where nothing was ever set. Invalid prices and terms are left out. */
export async function loadStoredConfig(db: Db): Promise<SiteConfig | null> {
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

async function storeConfig(
  db: Db,
  { count, isMourning, prices, terms }: SiteConfig,
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
export async function changeConfig(db: Db, change: Partial<SiteConfig>): Promise<SiteConfig> {
  const config = { isMourning: false, ...(await loadStoredConfig(db)), ...change };
  await storeConfig(db, config);
  return config;
}
