/** Prices an operator publishes: judged where they are given, where they are kept and where they are shown. */
import { z } from 'zod';
import { fault, faultsOf, type Fault } from './faults';
import { hasChinese, lineOfText } from './fields';

export const pricePeriods = ['month', 'year'] as const;
/** What a price is counted by, where it is counted. */
export const priceUnits = ['store', 'account', 'member', 'ip'] as const;
/** More is no table one can look through. */
export const mostPrices = 20;

const name = lineOfText(1, 40);
const isWholeFen = (yuan: number) => Math.abs(yuan * 100 - Math.round(yuan * 100)) < 1e-6;

const priceSchema = z.strictObject({
  name: z.strictObject({
    zh: name,
    en: name.check(z.refine((text) => !hasChinese(text), 'chinese')),
  }),
  /** Yuan, before tax. */
  amount: z
    .number('amount')
    .positive('amount')
    .max(1_000_000, 'amount')
    .refine(isWholeFen, 'amount'),
  period: z.enum(pricePeriods),
  unit: z.enum(priceUnits).optional(),
});
export type Price = z.output<typeof priceSchema>;

/** Prices that were judged before, as a cache keeps them. */
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
const counted = ({ field, ...rest }: Fault): Fault => ({
  ...rest,
  field: field.replace(/^\d+/, (index) => `#${Number(index) + 1}`),
});

/** An operator's file: all of it is right, or none of it is taken. */
export function readPriceFile(text: string): {
  readonly prices: readonly Price[] | null;
  readonly faults: readonly Fault[];
} {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return { prices: null, faults: [fault(0, '', 'is no JSON', '不是 JSON')] };
  }
  const { success, data, error } = fileSchema.safeParse(given);
  return success
    ? { prices: data, faults: [] }
    : { prices: null, faults: faultsOf(error, new Map()).map(counted) };
}

/**
 * What a store or an upstream sends: a bad price is left out, the others stay.
 * @returns with each fault in words, for the log
 */
export function readPrices(value: unknown): {
  readonly prices: readonly Price[];
  readonly faults: readonly string[];
} {
  if (value === undefined || value === null) return { prices: [], faults: [] };
  if (!Array.isArray(value)) return { prices: [], faults: ['no list'] };
  const judged = value.slice(0, mostPrices).map((one) => pricesSchema.safeParse([one]));
  const tooMany = value.length > mostPrices ? [`more than ${mostPrices}`] : [];
  return {
    prices: judged.flatMap(({ data }) => data ?? []),
    faults: [
      ...judged.flatMap(({ error }, index) =>
        (error ? faultsOf(error, new Map()) : []).map(
          ({ field, words }) => `${field.replace(/^0/, `#${index + 1}`)} ${words.en}`,
        ),
      ),
      ...tooMany,
    ],
  };
}
