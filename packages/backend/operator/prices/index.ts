/** Prices on the billing page: one list, set and taken away as a whole. */
import 'server-only';
import { z } from 'zod';
import { issueLines } from '@superbrowser/contract/content/issues';
import { readPriceFile, type Price } from '@superbrowser/contract/records/prices';
import { changeConfig, storedConfig } from '../../content/site-content';
import { oneLine } from '../fields';
import { textOf } from '../publishing/files';
import { refuse, verb } from '../verb';
import { savePrices } from './save';

/** @throws OperatorRefusal naming everything that is wrong */
async function pricesIn(path: string): Promise<readonly Price[]> {
  const { prices, issues } = readPriceFile(await textOf(path));
  if (prices) return prices;
  const { en, zh } = issueLines(issues);
  throw refuse(`${path} is not stored:\n${en}`, `${path} 未保存：\n${zh}`);
}

/** A price a line. */
const rowsOf = (prices: readonly Price[]) =>
  prices.map(({ name: { zh, en }, amount, period, unit }) => ({
    name: zh,
    english: en,
    amount,
    period,
    unit: unit ?? '',
  }));

const set = verb({
  name: 'prices set',
  summary: {
    zh: '公布价格：替换计费方式页的整张价格表',
    en: 'Publishes prices: the whole table of the billing page',
  },
  positional: ['file'],
  fields: { file: { zh: '价格文件（JSON）', en: 'file of prices (JSON)' } },
  input: z.strictObject({ file: oneLine(1_000) }),
  changes: true,
  prepare: ({ file }) => pricesIn(file),
  async run(_, { db }, prices) {
    const before = (await storedConfig(db))?.prices ?? [];
    await changeConfig({ prices }, db);
    const detail = `${prices.length} of them`;
    const audit = { detail, before: { prices: before }, after: { prices } };
    return { data: rowsOf(prices), audit };
  },
});

const list = verb({
  name: 'prices list',
  summary: { zh: '列出公布的价格', en: 'Lists the prices that are published' },
  positional: [],
  fields: {},
  input: z.strictObject({}),
  changes: false,
  run: async (_, { db }) => ({ data: rowsOf((await storedConfig(db))?.prices ?? []) }),
});

const clear = verb({
  name: 'prices clear',
  summary: { zh: '撤下价格表', en: 'Takes the table of prices down' },
  positional: [],
  fields: {},
  input: z.strictObject({}),
  changes: true,
  async run(_, { db }) {
    const before = (await storedConfig(db))?.prices ?? [];
    await changeConfig({ prices: undefined }, db);
    const audit = { before: { prices: before }, after: { prices: [] } };
    return { data: [], audit };
  },
});

export const priceVerbs = [set, savePrices, list, clear];
