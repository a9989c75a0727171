/** Prices staff publish: validated where they are entered, where they are stored and where they are shown. */
import { z } from 'zod';
import { schemaIssues, type Issue } from '../content/issues';
import { lineOfText } from '../content/schemas';

export const pricePeriods = ['month', 'year'] as const;
/** What a price is counted by, where it is counted. */
export const priceUnits = ['store', 'account', 'member', 'ip'] as const;
/** More is no table one can look through. */
export const mostPrices = 20;

const lines = (longest: number) => {
  const line = lineOfText(1, longest);
  return z.strictObject({
    zh: line,
    en: line.check(z.refine((text) => !/\p{Script=Han}/u.test(text), 'chinese')),
  });
};
const isWholeFen = (yuan: number) => Math.abs(yuan * 100 - Math.round(yuan * 100)) < 1e-6;

const priceSchema = z.strictObject({
  name: lines(40),
  /** Yuan, before tax. */
  amount: z
    .number('amount')
    .positive('amount')
    .max(1_000_000, 'amount')
    .refine(isWholeFen, 'amount'),
  period: z.enum(pricePeriods),
  unit: z.enum(priceUnits).optional(),
  /** What it includes, as members and stores. */
  includes: lines(80).optional(),
  /** A price of the demo, marked as such on pages; staff's own have no mark. */
  sample: z.literal(true).optional(),
});
export type Price = z.output<typeof priceSchema>;

/** Prices that were validated before, as a cache keeps them. */
export const pricesSchema = z.array(priceSchema, 'prices');

const fileSchema = pricesSchema
  .min(1, 'prices')
  .max(mostPrices, 'prices')
  .refine(
    (all) =>
      new Set(all.map(({ name: { zh }, period, unit }) => [zh, period, unit].join('\n'))).size ===
      all.length,
    'prices',
  );

/** Prices are counted from 1, as people count. */
const counted = ({ field, ...rest }: Issue): Issue => ({
  ...rest,
  field: field.replace(/^\d+/, (index) => `#${Number(index) + 1}`),
});

/** A file of staff: all of it is valid, or none of it is taken. */
export function readPriceFile(text: string): {
  readonly prices: readonly Price[] | null;
  readonly issues: readonly Issue[];
} {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    const message = { en: 'is no JSON', zh: '不是 JSON' };
    return { prices: null, issues: [{ line: 0, field: '', message }] };
  }
  const { success, data, error } = fileSchema.safeParse(given);
  return success
    ? { prices: data, issues: [] }
    : { prices: null, issues: schemaIssues(error).map(counted) };
}

/**
 * What our backend or an upstream sends: an invalid price is left out, the others stay.
 * @returns with a line for each problem, for the log
 */
export function readPrices(value: unknown): {
  readonly prices: readonly Price[];
  readonly problems: readonly string[];
} {
  if (value === undefined || value === null) return { prices: [], problems: [] };
  if (!Array.isArray(value)) return { prices: [], problems: ['no list'] };
  const validated = value.slice(0, mostPrices).map((one) => pricesSchema.safeParse([one]));
  const tooMany = value.length > mostPrices ? [`more than ${mostPrices}`] : [];
  return {
    prices: validated.flatMap(({ data }) => data ?? []),
    problems: [
      ...validated.flatMap(({ error }, index) =>
        (error ? schemaIssues(error) : []).map(
          ({ field, message }) => `${field.replace(/^0/, `#${index + 1}`)} ${message.en}`,
        ),
      ),
      ...tooMany,
    ],
  };
}
