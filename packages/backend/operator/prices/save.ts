/** Prices entered in a form, a row each. */
import 'server-only';
import { z } from 'zod';
import {
  priceField,
  priceParts,
  priceRows,
  priceValues,
  readPriceRows,
} from '@superbrowser/contract/records/price-rows';
import { changeConfig, storedConfig } from '../../content/site-content';
import { contentVersion } from '../content/known';
import { verb } from '../verb';

const names = priceRows.flatMap((row) => priceParts.map((part) => priceField(row, part)));
const partWords = {
  zh: { zh: '中文名称', en: 'name in Chinese' },
  en: { zh: '英文名称', en: 'name in English' },
  amount: { zh: '金额（元）', en: 'yuan' },
  period: { zh: 'month 或 year', en: 'month or year' },
  unit: { zh: '计价单位，可不填', en: 'unit, if there is one' },
} as const;

const input = z
  .strictObject(Object.fromEntries(names.map((name) => [name, z.string().optional()])))
  .transform((values, context) => {
    const { prices, issues } = readPriceRows(values);
    for (const { field, message: words } of issues)
      context.issues.push({
        code: 'custom',
        path: [field],
        message: words.en,
        params: { words },
        input: values[field],
      });
    return prices ?? [];
  });

export const savePrices = verb({
  name: 'prices save',
  summary: {
    zh: '公布价格：一行一个，全部留空即撤下',
    en: 'Publishes prices, a row each; without any the table is taken down',
  },
  positional: [],
  fields: Object.fromEntries(
    priceRows.flatMap((row) => priceParts.map((part) => [priceField(row, part), partWords[part]])),
  ),
  input,
  changes: true,
  version: async (_, db) => contentVersion((await storedConfig(db))?.prices),
  async run(prices, { db }) {
    const before = (await storedConfig(db))?.prices ?? [];
    await changeConfig({ prices: prices.length > 0 ? prices : undefined }, db);
    return {
      data: priceValues(prices),
      audit: {
        detail: `${prices.length} of them`,
        before: { prices: before },
        after: { prices },
      },
    };
  },
});
