/** Prices staff publish: validated where they are entered, where they are stored and where they are shown. */
import { z } from 'zod';
import { schemaIssues, type Issue } from './issues';
import { singleLineInBothLanguages } from './schemas';

const pricePeriods = ['month', 'year'] as const;
/** Units of prices. A price may have no unit. */
const priceUnits = ['store', 'account', 'member', 'ip'] as const;
/** Maximum number of prices in the list; a longer table would be hard to read. */
export const maxPrices = 20;

const isWholeFen = (yuan: number) => Math.abs(yuan * 100 - Math.round(yuan * 100)) < 1e-6;

const priceSchema = z.strictObject({
  name: singleLineInBothLanguages(40),
  /** Yuan, before tax. */
  amount: z
    .number('amount')
    .positive('amount')
    .max(1_000_000, 'amount')
    .refine(isWholeFen, 'amount'),
  period: z.enum(pricePeriods),
  unit: z.enum(priceUnits).optional(),
  /** What the price includes, such as members and stores. */
  includes: singleLineInBothLanguages(80).optional(),
  /** Marks a sample price, which pages show as a sample. Prices that staff enter have no mark. */
  sample: z.literal(true).optional(),
});
export type Price = z.output<typeof priceSchema>;

/** Prices without the limits of the whole list: of the site's cache, the seed, and stored prices one by one. */
export const pricesSchema = z.array(priceSchema, 'prices');

const priceFileSchema = pricesSchema
  .min(1, 'prices')
  .max(maxPrices, 'prices')
  .refine(
    (all) =>
      new Set(all.map(({ name: { zh }, period, unit }) => [zh, period, unit].join('\n'))).size ===
      all.length,
    'prices',
  );

/** Changes the position in a path, counted from 0, into a number for people, counted from 1. */
const withRowNumber = ({ field, ...rest }: Issue): Issue => ({
  ...rest,
  field: field.replace(/^\d+/, (index) => `#${Number(index) + 1}`),
});

/** Parses prices by staff: a file, or the rows of a form. If one price is invalid, none is accepted. */
export function parsePriceJson(text: string): {
  readonly prices: readonly Price[] | null;
  readonly issues: readonly Issue[];
} {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    const message = { en: 'is no JSON', zh: '不是 JSON' };
    return { prices: null, issues: [{ line: 0, field: '', message }] };
  }
  const { success, data, error } = priceFileSchema.safeParse(json);
  return success
    ? { prices: data, issues: [] }
    : { prices: null, issues: schemaIssues(error).map(withRowNumber) };
}

/**
 * Reads prices of the embedded backend or an upstream. An invalid price is left out; the others stay.
 * @returns the prices, and a log line for each problem
 */
export function parseStoredPrices(value: unknown): {
  readonly prices: readonly Price[];
  readonly problems: readonly string[];
} {
  if (value === undefined || value === null) return { prices: [], problems: [] };
  if (!Array.isArray(value)) return { prices: [], problems: ['no list'] };
  const validated = value.slice(0, maxPrices).map((price) => pricesSchema.safeParse([price]));
  const countProblems = value.length > maxPrices ? [`more than ${maxPrices}`] : [];
  return {
    prices: validated.flatMap(({ data }) => data ?? []),
    problems: [
      ...validated.flatMap(({ error }, index) =>
        (error ? schemaIssues(error) : []).map(
          ({ field, message }) => `${field.replace(/^0/, `#${index + 1}`)} ${message.en}`,
        ),
      ),
      ...countProblems,
    ],
  };
}
