/**
 * The table of analytics events. The browser uses it as types, the server for validation. A page is identified by its
 * name, never by its URL, so that no token, phone or callback can be sent along (R11).
 */
import * as z from 'zod/mini';
import { promoterCodePattern } from '@superbrowser/contract/promoter-and-invite-codes';
import { isSingleLine } from '@superbrowser/contract/forms/text-rules';
import { platforms } from '@/lib/releases/release-package';
import { routing } from '@/lib/core/i18n/routing';
import { pages } from '@/lib/pages';
import {
  abGroups,
  trialHintOccasions,
  clickTargets,
  extraPageNames,
  shownComponents,
} from './event-values';

/** Details of each event, in addition to the common details about visitor and page. */
const eventDetails = {
  /** A page was opened, by its URL or from another page. */
  page_view: {},
  /** Something marked `data-track` was clicked. */
  click: { target: z.enum(clickTargets) },
  /** A link to a package was clicked. */
  download: { platform: z.enum([...platforms, 'auto']) },
  /** A block marked `data-display` was in view. */
  display: { component: z.enum(shownComponents) },
  /** Sent once in a session (S1). */
  ab_group: { group: z.enum(abGroups) },
  /** The trial hint appeared (S3). */
  trial_tooltip: { occasion: z.enum(trialHintOccasions) },
} as const;

type EventDetails = typeof eventDetails;

/** An event as the page reports it. */
export type AnalyticsEvent = {
  [Key in keyof EventDetails]: { readonly key: Key } & {
    readonly [Field in keyof EventDetails[Key]]: z.output<EventDetails[Key][Field]>;
  };
}[keyof EventDetails];

/** Details of every event, about visitor and page. */
const commonDetails = {
  page: z.enum([...pages.map((page) => page.name), ...extraPageNames]),
  language: z.enum(routing.locales),
  anonymous_id: z.optional(z.string().check(z.regex(/^[0-9a-f]{32}$/))),
  promoter: z.optional(z.string().check(z.regex(promoterCodePattern))),
  utm_source: z.optional(z.string().check(z.regex(/^.{1,100}$/su), z.refine(isSingleLine))),
  /** Set for visitors of the xsb landing page (A9). */
  landing_source: z.optional(z.literal('xsb')),
  ab_group: z.optional(z.enum(abGroups)),
  product_line: z.optional(z.literal('lite')),
};

const eventSchemaOf = <Key extends keyof EventDetails>(key: Key) =>
  z.strictObject({
    key: z.literal(key),
    segmentation: z.strictObject({ ...commonDetails, ...eventDetails[key] }),
  });

/**
 * An event as it is sent. An event with unknown keys or fields is invalid as a whole. Each row of {@link eventDetails}
 * needs its line here, or the server drops its events.
 */
const eventSchema = z.discriminatedUnion('key', [
  eventSchemaOf('page_view'),
  eventSchemaOf('click'),
  eventSchemaOf('download'),
  eventSchemaOf('display'),
  eventSchemaOf('ab_group'),
  eventSchemaOf('trial_tooltip'),
]);

export type ReceivedEvent = z.output<typeof eventSchema>;

/** Details about visitor and page as the browser knows them; the server validates them. */
export type Segmentation = Readonly<Record<string, string>>;

/** Maximum number of events in one request. */
export const maxBatchEvents = 20;

const eventListSchema = z.array(z.unknown()).check(z.maxLength(maxBatchEvents));

/** Drops invalid events without losing the valid ones in the same batch. */
const validEventsTransform = z.transform((events: unknown[]): ReceivedEvent[] =>
  events.flatMap((event) => {
    const parsed = eventSchema.safeParse(event);
    return parsed.success ? [parsed.data] : [];
  }),
);

/** The body of `POST /api/log`; invalid events are dropped, and a batch without a valid one is refused. */
export const eventBatchSchema = z.strictObject({
  events: z.pipe(eventListSchema, validEventsTransform).check(z.minLength(1)),
});
