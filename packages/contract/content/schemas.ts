/** The fields of each kind of text, for built-in texts and texts by staff, and the data of `content/*.yaml`. */
import { z } from 'zod';
import * as mini from 'zod/mini';
import { isDay } from '@superbrowser/shared/beijing-time';
import { trimmedLineSchema, untrimmedTextSchema } from '../forms/text-rules';
import { appCategories, appKinds } from './app-categories';
import { caseIndustries, caseTeamSizes, newsCategories, changelogLines } from './categories';
import type { ContentLocale } from './content-locales';

export const offerKinds = [
  'coupon',
  'button_coupon',
  'coupon_pack',
  'first_month_ip',
  'invite_reward',
] as const;
export type OfferKind = (typeof offerKinds)[number];

/**
 * Offers that together make up the amount on the sign-up button (S5). They explain the amount, and are not coupons of
 * their own.
 */
export const buttonLabelOfferKinds = [
  'button_coupon',
  'coupon_pack',
] as const satisfies readonly OfferKind[];

/** Pictures of a campaign, drawn in components/campaigns/visuals. Stored texts of staff contain these names. */
export const campaignVisuals = [
  'stairs', // An order paid with a coupon.
  'docks', // Apps connected to the browser.
  'ones', // 11·11 in beams of light.
  'dial', // The shifts of a day.
  'moon', // A full moon over a town.
  'phases', // The phases of the moon.
  'pixels', // The date 618.
] as const;

/** The last segment of a path. */
export const slugSchema = untrimmedTextSchema('slug').check(
  mini.minLength(3, 'slug'),
  mini.maxLength(60, 'slug'),
  mini.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'slug'),
);

/** A text of one line. */
export const boundedSingleLine = (min: number, max: number) =>
  trimmedLineSchema('line').check(mini.minLength(min, 'short'), mini.maxLength(max, 'long'));

/** A text of one line in Chinese and English. */
export const singleLineInBothLanguages = (max: number) => {
  const line = boundedSingleLine(1, max);
  return z.strictObject({
    zh: line,
    en: line.check(z.refine((text) => !/\p{Script=Han}/u.test(text), 'chinese')),
  });
};

/** A calendar day, YYYY-MM-DD. */
const calendarDaySchema = mini.pipe(
  untrimmedTextSchema('day').check(mini.refine(isDay, 'day')),
  mini.transform((day) => day as `${number}-${number}-${number}`),
);

/** A date-time in China. */
const beijingMomentSchema = mini.pipe(
  untrimmedTextSchema('moment').check(
    mini.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\+08:00$/, 'moment'),
    mini.refine((text) => !Number.isNaN(Date.parse(text)), 'moment'),
  ),
  mini.transform((text) => text as `${string}+08:00`),
);

const isUpdateLater = ({ publishedOn, updatedOn }: { publishedOn: string; updatedOn?: unknown }) =>
  typeof updatedOn !== 'string' || updatedOn > publishedOn;
const updateOrderError = { path: ['updatedOn'], error: 'updated' };

/** Position in the list of cases or campaigns, from 1: what concerns most people comes first, whatever its day. */
const positionSchema = z.int().min(1);

/** Fields that news and cases share. */
const articleSchema = z.strictObject({
  title: boundedSingleLine(4, 75),
  /** The article's name in the breadcrumb. */
  crumb: boundedSingleLine(2, 40),
  /** Shown in search results, link previews, lists and feeds. */
  description: boundedSingleLine(20, 300),
  publishedOn: calendarDaySchema,
  /** When the text was last changed; left out until its first change. */
  updatedOn: mini.optional(calendarDaySchema),
});

const campaignSchema = z.strictObject({
  /** Shown in lists of campaigns. */
  name: boundedSingleLine(2, 40),
  /** The subject, in one line. */
  summary: boundedSingleLine(4, 160),
  /** The heading; phrases may be separated by `|`. */
  title: boundedSingleLine(2, 80),
  lead: boundedSingleLine(20, 600),
  /** The text that replaces the lead after the end of the campaign. */
  after: boundedSingleLine(20, 600),
  visual: z.enum(campaignVisuals),
  /** Times with China's offset. The end is the first moment after the campaign. */
  start: beijingMomentSchema,
  end: beijingMomentSchema,
  offers: z
    .array(z.enum(offerKinds))
    .min(1)
    .max(5)
    .refine((kinds) => new Set(kinds).size === kinds.length, 'twice'),
});
const isEndLater = ({ start, end }: { start: string; end: string }) =>
  Date.parse(start) < Date.parse(end);
const endOrderError = { path: ['end'], error: 'end' };

/** Schemas by collection. Files of built-in texts are `content/<locale>/<collection>/<slug>.md`. */
export const collectionSchemas = {
  news: articleSchema
    .extend({
      /** Shown below the heading, instead of the description. */
      lead: mini.optional(boundedSingleLine(20, 600)),
      category: z.enum(newsCategories),
    })
    .refine(isUpdateLater, updateOrderError),
  /** Typical scenarios (L3): they describe no real company, and name none. */
  cases: articleSchema
    .extend({
      lead: boundedSingleLine(20, 600),
      /** Team and stores in a few words, e.g. for the list. */
      setting: boundedSingleLine(2, 120),
      /** The problem, the setup and the result. */
      before: boundedSingleLine(2, 160),
      setup: boundedSingleLine(2, 160),
      after: boundedSingleLine(2, 160),
      industry: z.enum(caseIndustries),
      size: z.enum(caseTeamSizes),
      position: positionSchema,
    })
    .refine(isUpdateLater, updateOrderError),
  /** A value in braces comes from the settings. A part with a value that is not set is left out. */
  legal: z.strictObject({
    title: boundedSingleLine(2, 75),
    lead: boundedSingleLine(20, 600),
    versionOn: calendarDaySchema,
    /** Shortcuts to the most wanted sections, with their anchors. */
    inShort: z
      .array(z.strictObject({ to: boundedSingleLine(1, 60), text: boundedSingleLine(5, 300) }))
      .min(1),
  }),
  campaigns: campaignSchema
    .extend({
      /** Id of the upstream's activity, if it differs from the slug. */
      activity: mini.optional(boundedSingleLine(1, 60)),
      /** Product pictures next to the items of the own section, by name. */
      pictures: z.array(boundedSingleLine(1, 60)).max(6).default([]),
      /** The strip at the bottom of the hero. */
      foot: z.enum(['figures']).optional(),
      position: positionSchema,
    })
    .refine(isEndLater, endOrderError),
  /**
   * Campaigns that staff write on the console; those in `campaigns` are built in. Both have paths `/activity/<slug>`.
   */
  staffCampaigns: campaignSchema.refine(isEndLater, endOrderError),
} as const;
export type CollectionName = keyof typeof collectionSchemas;
export type FieldsOf<C extends CollectionName> = z.output<(typeof collectionSchemas)[C]>;

/** Fields that are the same in every language. */
export const sharedFields: Readonly<Record<CollectionName, readonly string[]>> = {
  news: ['category', 'publishedOn', 'updatedOn'],
  cases: ['industry', 'size', 'publishedOn', 'updatedOn', 'position'],
  legal: ['versionOn'],
  campaigns: ['visual', 'start', 'end', 'offers', 'activity', 'pictures', 'foot', 'position'],
  staffCampaigns: ['visual', 'start', 'end', 'offers'],
};

const inEachLocale = <T extends z.ZodType>(text: T) =>
  z.strictObject({ 'zh-CN': text, 'en-US': text } satisfies Record<ContentLocale, T>);

const hasUniqueKeys = <T>(rows: readonly T[], keyOf: (row: T) => string) =>
  new Set(rows.map(keyOf)).size === rows.length;

const changelogSystems = ['Windows', 'macOS', 'Linux', 'Android', 'Windows Server'] as const;

/** `content/changelog.yaml`, newest first. */
export const changelogSchema = z
  .array(
    z.strictObject({
      line: z.enum(changelogLines),
      version: boundedSingleLine(3, 20).check(mini.regex(/^\d+(?:\.\d+)+$/)),
      beta: z.literal(true).optional(),
      /** The systems for which the version was released, each with its day. */
      systems: z.partialRecord(z.enum(changelogSystems), calendarDaySchema),
      changes: inEachLocale(z.array(boundedSingleLine(4, 300)).min(1)).refine(
        (both) => both['zh-CN'].length === both['en-US'].length,
        'the languages differ in lines',
      ),
    }),
  )
  .refine((rows) => hasUniqueKeys(rows, ({ line, version }) => `${line} ${version}`), 'twice');

/** `content/announcements.yaml`, newest first. */
export const announcementsSchema = z
  .array(
    z.strictObject({
      id: slugSchema,
      publishedOn: calendarDaySchema,
      text: inEachLocale(
        z.strictObject({ title: boundedSingleLine(4, 75), summary: boundedSingleLine(20, 800) }),
      ),
    }),
  )
  .refine((rows) => hasUniqueKeys(rows, ({ id }) => id), 'twice');

/** `content/apps.yaml`: deliberately in mixed order, so that the first page shows every category and kind. */
export const appsSchema = z
  .array(
    z.strictObject({
      slug: slugSchema,
      kind: z.enum(appKinds),
      category: z.enum(appCategories),
      text: inEachLocale(
        z.strictObject({
          name: boundedSingleLine(2, 60),
          /** The app's function, in a sentence. */
          text: boundedSingleLine(4, 300),
          /** The part of the store that the app can read or change. */
          reach: boundedSingleLine(2, 120),
        }),
      ),
    }),
  )
  .refine((rows) => hasUniqueKeys(rows, ({ slug }) => slug), 'twice');

/** The lists scripts/content.ts builds. */
export interface BuiltLists {
  readonly changelog: z.output<typeof changelogSchema>;
  readonly announcements: z.output<typeof announcementsSchema>;
  readonly apps: z.output<typeof appsSchema>;
}
