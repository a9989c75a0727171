/** What only the company knows of its offers: validated where it is entered, stored and shown. What is unset, no page states (P1, P2). */
import { z } from 'zod';
import { lineOfText } from '../content/schemas';

const rewardForms = ['cash', 'coupon'] as const;
const line = lineOfText(1, 80);
const inBoth = z.strictObject({
  zh: line,
  en: line.check(z.refine((text) => !/\p{Script=Han}/u.test(text), 'chinese')),
});
const rangeUpTo = (most: number) =>
  z
    .strictObject({
      from: z.number().int().min(1).max(most),
      to: z.number().int().min(1).max(most),
    })
    .refine(({ from, to }) => from <= to);

const shape = {
  /** Whether a store may use a proxy of the customer's own. */
  own_proxies: z.boolean(),
  /** What coupons can pay for; ends a sentence. */
  coupon_pays: inBoth,
  /** When coupons beyond the one of the registration arrive; ends a sentence. */
  coupon_rest: inBoth,
  /** What inviters get, and how long after the registration. */
  reward_form: z.enum(rewardForms),
  reward_days: z.number().int().min(1).max(365),
  /** Of channel partners, in percent. */
  commission: rangeUpTo(100),
  /** Usual time of a private deployment, in weeks. */
  deployment: rangeUpTo(104),
  /** Values of the demo, marked as such on pages; staff's own have no mark. */
  sample: z.literal(true),
} as const;

export const termsSchema = z.strictObject(shape).partial();
export type Terms = z.output<typeof termsSchema>;

/**
 * What our backend or an upstream sends: an invalid term is left out, the others stay.
 * @returns with a line for each problem, for the log
 */
export function readTerms(value: unknown): {
  readonly terms: Terms;
  readonly problems: readonly string[];
} {
  if (value === undefined || value === null) return { terms: {}, problems: [] };
  if (typeof value !== 'object' || Array.isArray(value))
    return { terms: {}, problems: ['no terms'] };
  const read = Object.entries(value).map(
    ([name, one]) => [name, termsSchema.safeParse({ [name]: one })] as const,
  );
  return {
    terms: Object.assign({}, ...read.map(([, { data }]) => data ?? {})) as Terms,
    problems: read.flatMap(([name, { success }]) => (success ? [] : [name])),
  };
}
