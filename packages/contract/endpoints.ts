/**
 * The table of upstream calls: path, encoding, payload and data of each call. A new call is one more row. The client,
 * the embedded backend and the backend's suites read this table. The site's own data have their own table (site-data).
 */
import { z } from 'zod';
import { accountEndpoints } from './account-endpoints';
import { applicationTypes } from './forms/application-kinds';
import { applyButtons } from './forms/apply-buttons';
import { defineEndpoint, writeDeadlineMs } from './define-endpoint';
import {
  attributionFields,
  wireIdempotencyKeySchema,
  singleLineSchema,
  looseBooleanSchema,
  looseIntSchema,
  optionalTextSchema,
} from './wire-fields';
import { historySchema, v6ListSchema, versionListSchema } from './releases';

export type { Endpoint, SiteDataEndpoint } from './define-endpoint';

/** Base path of the calls, also of those for the site's own data. */
export const basePath = '/pro/api/v3';

const emptySchema = z.object({});
const idSchema = singleLineSchema(64).min(1);

const noAd = { link: null, expand_img: null, title: null, title_en: null };
/** `title_en` is an addition of this project: the company's API has Chinese titles only. */
const adSchema = z
  .object({
    link: optionalTextSchema,
    expand_img: optionalTextSchema,
    title: optionalTextSchema,
    title_en: optionalTextSchema,
  })
  .nullish()
  .transform((value) => value ?? noAd);

/** Milliseconds or ISO 8601. */
const looseInstantSchema = z
  .union([z.number(), z.string()])
  .refine((value) => !Number.isNaN(new Date(value).getTime()), 'must be a point in time');

const offerSchema = z.object({
  kind: z.string(),
  value: z.number(),
  threshold: z.number().nullish(),
  title: z.string(),
});

/**
 * Maximum number of articles, and of campaigns, that staff can publish. There is a limit because each page that shows
 * them reads all.
 */
export const maxPublishedTexts = 200;

/** A text by staff in one language. The fields are validated by the code that shows the text. */
const publishedTextSchema = z.object({
  slug: z.string().max(80),
  /** A locale. */
  language: z.string().max(10),
  /** Fields by the schemas of `./content/schemas.ts`. */
  fields: z.unknown(),
  /** Markdown. */
  body: z.string().max(64 * 1024),
});

/**
 * A form's own fields. Here their size is limited; the backend validates them by the form's schema. A screenshot is
 * base64 text.
 */
const fieldsSchema = z.record(
  z.string().max(40),
  z.union([z.string().max(3_000_000), z.boolean(), z.number()]),
);

/** The intake of all application forms (F1). */
const applicationEndpoints = {
  apply: defineEndpoint({
    method: 'POST',
    path: '/official_website/apply',
    deadlineMs: writeDeadlineMs,
    // The key makes a call that is sent twice count once.
    repeat: 'keyed',
    payload: z.object({
      /** APPLYTYPE of the form. */
      type: looseIntSchema.pipe(z.literal(Object.values(applicationTypes))),
      /** APPLYFROM of the button that led to the form; named `apply_from` elsewhere. 0 means unknown. */
      from: looseIntSchema.pipe(z.literal(Object.values(applyButtons))),
      fields: fieldsSchema,
      idempotency_key: wireIdempotencyKeySchema,
      /** Addition of this project: language of the page. */
      locale: z.enum(['zh-CN', 'en-US']).optional().catch(undefined),
      ...attributionFields,
    }),
    data: z.object({ apply_no: z.string().min(1).max(40) }),
  }),
} as const;

export const endpoints = {
  serverTime: defineEndpoint({
    method: 'GET',
    path: '/server-time',
    // Shorter than the deadline of a page, because a visitor is waiting for a download.
    deadlineMs: 1_500,
    encoding: 'plain',
    payloadSource: 'site',
    payload: emptySchema,
    // A time before 2001 or after 2286 is a broken answer.
    data: z.object({ timestamp: looseIntSchema.pipe(z.number().min(1e12).max(1e13)) }),
  }),
  versionList: defineEndpoint({
    method: 'GET',
    path: '/official_website/versionlist',
    payloadSource: 'site',
    payload: emptySchema,
    data: versionListSchema,
  }),
  v6Versions: defineEndpoint({
    method: 'POST',
    path: '/v6_client/version/last',
    encoding: 'encrypted',
    payloadSource: 'site',
    payload: emptySchema,
    data: v6ListSchema,
  }),
  versionHistory: defineEndpoint({
    method: 'POST',
    path: '/official_website/history_version',
    payloadSource: 'site',
    payload: z.object({ system_type: z.literal([1, 2, 3, 4]).optional() }),
    data: historySchema,
  }),
  adTop: defineEndpoint({
    method: 'POST',
    path: '/advertisement_info/website_top',
    payloadSource: 'site',
    payload: emptySchema,
    data: adSchema,
  }),
  adBottom: defineEndpoint({
    method: 'POST',
    path: '/advertisement_info/website_bottom',
    payloadSource: 'site',
    payload: emptySchema,
    data: adSchema,
  }),
  qrLiveCode: defineEndpoint({
    method: 'POST',
    path: '/qr_live_code',
    payloadSource: 'site',
    payload: z.object({ group_id: looseIntSchema }),
    data: z.object({
      code: z
        .union([z.string(), z.number()])
        .nullish()
        .transform((value) => (value ? String(value) : null)),
      // The company's API spells the name so.
      botton_menu_qrcode: optionalTextSchema,
      sidebar_qrcode: optionalTextSchema,
      name: optionalTextSchema,
    }),
  }),
  publicConfig: defineEndpoint({
    method: 'GET',
    path: '/static-config/public',
    encoding: 'plain',
    payloadSource: 'site',
    payload: emptySchema,
    data: z.object({
      store: z.object({
        /** Null where none is set. */
        count: z
          .union([z.string().trim().min(1).max(12), z.number()])
          .transform(String)
          .nullable(),
      }),
      is_public_mourning: looseBooleanSchema,
      /**
       * Addition of this project. The reader validates each price separately, because an invalid price must not affect
       * the other fields.
       */
      prices: z.unknown().optional(),
      /** Addition of this project, validated by the reader like prices. */
      terms: z.unknown().optional(),
    }),
  }),
  /**
   * Addition of this project: IP ranges that staff block. The site needs them, because only the site knows its
   * visitors' IPs.
   */
  blockedRanges: defineEndpoint({
    method: 'POST',
    path: '/website/blocked-ranges',
    deadlineMs: 1_000,
    encoding: 'encrypted',
    payloadSource: 'site',
    payload: emptySchema,
    data: z.object({ ranges: z.array(z.string().max(64)).max(100_000) }),
  }),
  /** Addition of this project, like `staffCampaigns`. Only the embedded backend is asked for them. */
  staffArticles: defineEndpoint({
    method: 'GET',
    path: '/website/articles',
    encoding: 'plain',
    payloadSource: 'site',
    payload: emptySchema,
    data: z.object({ texts: z.array(publishedTextSchema).max(2 * maxPublishedTexts) }),
  }),
  /** The dates next to a text are valid, not the dates among its fields. */
  staffCampaigns: defineEndpoint({
    method: 'GET',
    path: '/website/campaigns',
    encoding: 'plain',
    payloadSource: 'site',
    payload: emptySchema,
    data: z.object({
      texts: z
        .array(
          publishedTextSchema.extend({
            start_at: looseInstantSchema,
            end_at: looseInstantSchema,
            changed_at: looseInstantSchema,
          }),
        )
        .max(2 * maxPublishedTexts),
    }),
  }),
  promoterInfo: defineEndpoint({
    method: 'POST',
    path: '/promoter/info',
    payload: z.object({
      promoter_id: idSchema,
      scope: z.array(z.enum(['company_name', 'username'])),
    }),
    data: z.object({
      company_name: z.string(),
      username: z.string(),
      is_to_v6: looseBooleanSchema,
    }),
  }),
  promoterCoupons: defineEndpoint({
    method: 'GET',
    path: '/wx/promoter/info',
    encoding: 'plain',
    payload: z.object({ promoter: idSchema }),
    data: z.object({ base_coupon: looseIntSchema, more_coupon: looseIntSchema }),
  }),
  activityInfo: defineEndpoint({
    method: 'GET',
    path: '/activity/info',
    encoding: 'plain',
    payload: z.object({ activity_id: idSchema }),
    data: z.object({
      activity_id: z.string(),
      title: z.string(),
      start_at: looseInstantSchema,
      end_at: looseInstantSchema,
      offers: z.array(offerSchema),
    }),
  }),
  reportEvent: defineEndpoint({
    method: 'POST',
    path: '/log',
    payload: z.object({
      key: singleLineSchema(100).min(1),
      count: z.literal(1),
      platform: z.literal('PC'),
      segmentation: z.record(
        z.string().max(100),
        z.union([z.string().max(1000), z.number(), z.boolean(), z.null()]),
      ),
    }),
    data: emptySchema,
  }),
  ...accountEndpoints,
  ...applicationEndpoints,
} as const;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
