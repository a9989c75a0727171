/**
 * Routes for the content of pages: advertisements, QR codes, published articles and campaigns, and the public
 * configuration.
 */
import 'server-only';
import { z } from 'zod';
import { resultCodes } from '@superbrowser/contract/result-codes';
import type { RouteContext, Routes } from '../route-context';
import { ApiRefusal } from '../api-refusals';
import { findPublicConfig } from './public-config';

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
    if (!row) throw new ApiRefusal(resultCodes.notFound, '二维码不存在');
    return row;
  },
  async publicConfig(_, { db }) {
    const config = await findPublicConfig(db);
    return {
      store: { count: config?.count ?? null },
      is_public_mourning: config?.isMourning ?? false,
      ...(config?.prices && { prices: config.prices }),
      ...(config?.terms && { terms: config.terms }),
    };
  },
};

const parseStoredJson = (text: string): unknown => JSON.parse(text);

const offersSchema = z.array(
  z.object({ kind: z.string(), value: z.number(), threshold: z.number(), title: z.string() }),
);

export const publishedContentRoutes: Pick<
  Routes,
  'activityInfo' | 'staffArticles' | 'staffCampaigns'
> = {
  /** The dates and offers of a campaign, built in or by staff. */
  async activityInfo({ activity_id }, { db }) {
    const row = await db
      .selectFrom('activities')
      .selectAll()
      .where('activity_id', '=', activity_id)
      .executeTakeFirst();
    if (!row) throw new ApiRefusal(resultCodes.notFound, '活动不存在');
    return { ...row, offers: offersSchema.parse(parseStoredJson(row.offers)) };
  },
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
