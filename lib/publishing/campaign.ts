/** A campaign as the store keeps it: the fields of a built-in one. */
import { z } from 'zod';
import { chinaMoment, hasChinese, lineOfText, slugBelow, textsIn } from './fields';
import { campaignVisuals, offerKinds } from './kinds';

/** Activities that are no campaigns have their own records under these. */
const otherActivities = ['new-user-gift'];

const titled = z.strictObject({ title: lineOfText(1, 120), text: lineOfText(1, 1_000) });
type Titled = z.output<typeof titled>;
const marked = titled.extend({ mark: lineOfText(1, 12) });
const ownHead = { title: lineOfText(1, 120), lead: lineOfText(1, 600), note: lineOfText(1, 600) };
const caption = lineOfText(1, 200);
const hour = z.int('hours').min(0, 'hours').max(24, 'hours');
const cell = lineOfText(1, 200);
const four = z.tuple([cell, cell, cell, cell]);

const hasOwnTitles = (items: readonly Titled[]) =>
  new Set(items.map(({ title }) => title)).size === items.length;
const hasOwnMarks = (items: readonly { readonly mark: string }[]) =>
  new Set(items.map(({ mark }) => mark)).size === items.length;

/** Titles tell rows apart. */
const some = <T extends z.ZodType<Titled>>(item: T, least: number, most: number) =>
  z.array(item).min(least).max(most).refine(hasOwnTitles, 'twice');

const ownSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('payment'),
    ...ownHead,
    caption,
    ways: z
      .array(lineOfText(1, 60))
      .min(1)
      .max(3)
      .refine((ways) => new Set(ways).size === ways.length, 'twice'),
    rows: some(titled, 1, 12),
  }),
  z.strictObject({
    kind: z.literal('docks'),
    ...ownHead,
    items: some(marked, 1, 12).refine(hasOwnMarks, 'twice'),
  }),
  z.strictObject({
    kind: z.literal('night'),
    ...ownHead,
    items: some(
      titled.extend({ from: hour, to: hour }).refine(({ from, to }) => from < to, 'hours'),
      1,
      8,
    ),
  }),
  z.strictObject({
    kind: z.literal('duty'),
    ...ownHead,
    caption,
    columns: four,
    rows: z.array(four).min(1).max(20),
  }),
  z.strictObject({ kind: z.literal('path'), ...ownHead, items: some(titled, 2, 5) }),
  z.strictObject({
    kind: z.literal('numerals'),
    ...ownHead,
    items: some(marked.extend({ points: z.array(lineOfText(1, 120)).max(12) }), 1, 3).refine(
      hasOwnMarks,
      'twice',
    ),
  }),
]);

/** One language of a campaign. */
export const campaignText = z.strictObject({
  name: lineOfText(2, 40),
  summary: lineOfText(4, 160),
  title: lineOfText(2, 80),
  lead: lineOfText(20, 600),
  after: lineOfText(20, 600),
  offersTitle: lineOfText(1, 80),
  offersLead: lineOfText(1, 600),
  own: ownSchema,
  rulesTitle: lineOfText(1, 80),
  rules: some(titled, 1, 12),
  faqTitle: lineOfText(1, 80),
  faq: some(titled, 1, 12),
});

/** Superlatives are no words for an offer (L3); the last day is one. */
const superlative = /最(?!后)|第一(?!家)/;

/** The record of a campaign from the store. */
export const storedCampaignSchema = z
  .strictObject({
    slug: slugBelow('/activity', otherActivities),
    visual: z.enum(campaignVisuals),
    start: chinaMoment,
    end: chinaMoment,
    offers: z
      .array(z.enum(offerKinds))
      .min(1)
      .max(5)
      .refine((kinds) => new Set(kinds).size === kinds.length, 'twice'),
    text: z.strictObject({ 'zh-CN': campaignText, 'en-US': campaignText }),
  })
  .superRefine(({ start, end, text: { 'zh-CN': zh, 'en-US': en } }, context) => {
    const add = (message: string, ...path: string[]) =>
      context.addIssue({ code: 'custom', path, message });
    if (Date.parse(start) >= Date.parse(end)) add('end', 'end');
    if (zh.own.kind !== en.own.kind) add('kinds', 'text', 'en-US', 'own');
    for (const [name, value] of Object.entries(en))
      if (hasChinese(value)) add('chinese', 'text', 'en-US', name);
    for (const [name, value] of Object.entries(zh))
      if (superlative.test(textsIn(value).join('\n'))) add('absolute', 'text', 'zh-CN', name);
  });
export type StoredCampaign = z.output<typeof storedCampaignSchema>;
