/**
 * Terms that only the company knows. They are validated where they are entered, stored and shown. Pages leave out terms
 * that are not set (P1, P2).
 */
import { z } from 'zod';
import { singleLineInBothLanguages } from './schemas';

const rewardForms = ['cash', 'coupon'] as const;
const sentenceEndSchema = singleLineInBothLanguages(80);
const rangeSchema = (max: number) =>
  z
    .strictObject({
      from: z.number().int().min(1).max(max),
      to: z.number().int().min(1).max(max),
    })
    .refine(({ from, to }) => from <= to);

const termsShape = {
  /** Whether a store may use the customer's own proxy. */
  own_proxies: z.boolean(),
  /** What coupons can pay for, as the end of a sentence. */
  coupon_pays: sentenceEndSchema,
  /** When coupons other than the coupon for registration arrive, as the end of a sentence. */
  coupon_rest: sentenceEndSchema,
  /** The reward of inviters, and how long after the registration they get it. */
  reward_form: z.enum(rewardForms),
  reward_days: z.number().int().min(1).max(365),
  /** Commission of channel partners, in percent. */
  commission: rangeSchema(100),
  /** Usual duration of a private deployment, in weeks. */
  deployment: rangeSchema(104),
  /** Marks sample values, which pages show as samples. Values that staff enter have no mark. */
  sample: z.literal(true),
} as const;

export const companyTermsSchema = z.strictObject(termsShape).partial();
export type CompanyTerms = z.output<typeof companyTermsSchema>;

/**
 * Reads terms of the embedded backend or an upstream. An invalid term is left out; the others stay.
 * @returns the terms, and the names of invalid ones; `no terms` where the value is no object
 */
export function parseStoredTerms(value: unknown): {
  readonly terms: CompanyTerms;
  readonly problems: readonly string[];
} {
  if (value === undefined || value === null) return { terms: {}, problems: [] };
  if (typeof value !== 'object' || Array.isArray(value))
    return { terms: {}, problems: ['no terms'] };
  const results = Object.entries(value).map(
    ([name, termValue]) => [name, companyTermsSchema.safeParse({ [name]: termValue })] as const,
  );
  return {
    terms: Object.assign({}, ...results.map(([, { data }]) => data ?? {})) as CompanyTerms,
    problems: results.flatMap(([name, { success }]) => (success ? [] : [name])),
  };
}
