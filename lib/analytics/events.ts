/**
 * The events of the analytics: one table, read by the browser as types and by the server as the rule
 * of what it takes. A page is known by the name its page has, never by its address, so that no token,
 * phone or callback can come along (R8).
 */
import * as z from 'zod/mini';
import { platforms } from '@/lib/releases/types';
import { abGroups, tooltipOccasions, clickTargets, otherPages, shownComponents } from './names';
import { routing } from '@/lib/i18n/routing';
import { pages } from '@/lib/pages';
import { referralCodePattern } from '@superbrowser/contract/forms/referral-code';
import { isLine } from '@superbrowser/contract/forms/text';

/** What each event says next to who and where. */
const details = {
  /** A page was opened, by an address or from another page. */
  page_view: {},
  /** Something marked `data-track` was pressed. */
  click: { target: z.enum(clickTargets) },
  /** A link to a package was pressed. */
  download: { platform: z.enum([...platforms, 'auto']) },
  /** A block marked `data-display` was seen. */
  display: { component: z.enum(shownComponents) },
  /** S1, once a session. */
  ab_group: { group: z.enum(abGroups) },
  /** The hint at the online trial appeared (S3). */
  trial_tooltip: { occasion: z.enum(tooltipOccasions) },
} as const;

type Details = typeof details;

/** An event as the page reports it. */
export type AnalyticsEvent = {
  [Key in keyof Details]: { readonly key: Key } & {
    readonly [Field in keyof Details[Key]]: z.output<Details[Key][Field]>;
  };
}[keyof Details];

/** Who and where: part of every event. */
const common = {
  page: z.enum([...pages.map((page) => page.name), ...otherPages]),
  language: z.enum(routing.locales),
  anonymous_id: z.optional(z.string().check(z.regex(/^[0-9a-f]{32}$/))),
  promoter: z.optional(z.string().check(z.regex(referralCodePattern))),
  utm_source: z.optional(z.string().check(z.regex(/^.{1,100}$/su), z.refine(isLine))),
  /** A9. */
  landing_source: z.optional(z.literal('xsb')),
  ab_group: z.optional(z.enum(abGroups)),
  product_line: z.optional(z.literal('lite')),
};

const event = <Key extends keyof Details>(key: Key) =>
  z.strictObject({
    key: z.literal(key),
    segmentation: z.strictObject({ ...common, ...details[key] }),
  });

/** An event on its way: one with unknown keys or fields is refused, it does not lose them. */
const eventSchema = z.discriminatedUnion('key', [
  event('page_view'),
  event('click'),
  event('download'),
  event('display'),
  event('ab_group'),
  event('trial_tooltip'),
]);

export type SentEvent = z.output<typeof eventSchema>;

/** Who and where, as the browser knows it; the page's words are checked by the server. */
export type Segmentation = Readonly<Record<string, string>>;

/** Most events in one request. */
export const batchLimit = 20;

const listed = z.array(z.unknown()).check(z.maxLength(batchLimit));

/** One bad event must not take the good ones next to it along. */
const goodOnes = z.transform((events: unknown[]): SentEvent[] =>
  events.flatMap((one) => {
    const checked = eventSchema.safeParse(one);
    return checked.success ? [checked.data] : [];
  }),
);

/** The body of `POST /api/log`; bad events are dropped, and a batch without a good one is refused. */
export const batchSchema = z.strictObject({
  events: z.pipe(listed, goodOnes).check(z.minLength(1)),
});
