/** Prices as form values: each price is one row. Pure. */
import type { BilingualText } from '@superbrowser/shared/bilingual-text';
import { parsePriceJson, maxPrices, type Price } from './prices';

/** The fields of a row. */
export const priceColumns = ['zh', 'en', 'amount', 'period', 'unit', 'has', 'has-en'] as const;
type PriceColumn = (typeof priceColumns)[number];

/** Name of a field. @param row counted from 1 */
export const priceFieldName = (row: number, column: PriceColumn): string => `p${row}-${column}`;

export type PriceValues = Readonly<Record<string, string | undefined>>;

/** Numbers of the rows, from 1. The form has a row for each possible price. */
export const priceRowNumbers: readonly number[] = Array.from(
  { length: maxPrices },
  (_, n) => n + 1,
);

const typedColumns = [
  'zh',
  'en',
  'amount',
  'has',
  'has-en',
] as const satisfies readonly PriceColumn[];

/** Numbers of the rows in which something was typed; rows with only choices do not count. */
const filledRowNumbers = (values: PriceValues) =>
  priceRowNumbers.filter((row) =>
    typedColumns.some((column) => values[priceFieldName(row, column)]?.trim()),
  );

function priceOf(values: PriceValues, row: number) {
  const value = (column: PriceColumn) => values[priceFieldName(row, column)]?.trim() ?? '';
  const amount = value('amount');
  return {
    name: { zh: value('zh'), en: value('en') },
    amount: amount === '' ? null : Number(amount),
    period: value('period'),
    ...(value('unit') && { unit: value('unit') }),
    ...((value('has') || value('has-en')) && {
      includes: { zh: value('has'), en: value('has-en') },
    }),
  };
}

const columnOfPath = (path: string): PriceColumn => {
  if (path.startsWith('name.en')) return 'en';
  if (path.startsWith('includes')) return path.endsWith('.en') ? 'has-en' : 'has';
  return priceColumns.find((column) => path.startsWith(column)) ?? 'zh';
};

interface PriceIssue {
  readonly field: string;
  readonly message: BilingualText;
}

/**
 * The prices of a form. Empty where nothing was typed; null if there are problems, which are reported at their fields.
 */
export function parsePriceRows(values: PriceValues): {
  readonly prices: readonly Price[] | null;
  readonly issues: readonly PriceIssue[];
} {
  const rowNumbers = filledRowNumbers(values);
  if (rowNumbers.length === 0) return { prices: [], issues: [] };
  const { prices, issues } = parsePriceJson(
    JSON.stringify(rowNumbers.map((row) => priceOf(values, row))),
  );
  return {
    prices,
    issues: issues.map(({ field, message }) => {
      const [, number, path = ''] = /^#(\d+)\.?(.*)$/.exec(field) ?? [];
      const row = rowNumbers[Number(number ?? 1) - 1] ?? 1;
      return { field: priceFieldName(row, columnOfPath(path)), message };
    }),
  };
}

/** Prices as form values. */
export const priceValues = (prices: readonly Price[]): Record<string, string> =>
  Object.fromEntries(
    prices.flatMap(({ name, amount, period, unit = '', includes }, n) => [
      [priceFieldName(n + 1, 'zh'), name.zh],
      [priceFieldName(n + 1, 'en'), name.en],
      [priceFieldName(n + 1, 'amount'), String(amount)],
      [priceFieldName(n + 1, 'period'), period],
      [priceFieldName(n + 1, 'unit'), unit],
      [priceFieldName(n + 1, 'has'), includes?.zh ?? ''],
      [priceFieldName(n + 1, 'has-en'), includes?.en ?? ''],
    ]),
  );
