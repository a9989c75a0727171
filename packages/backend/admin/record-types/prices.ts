/** Prices on the Pricing page: one list, set and removed as a whole. */
import 'server-only';
import { createHash } from 'node:crypto';
import { formatIssues } from '@superbrowser/contract/content/issues';
import {
  priceFieldName,
  priceColumns,
  priceRowNumbers,
  priceValues,
  parsePriceRows,
  type PriceValues,
} from '@superbrowser/contract/content/price-rows';
import { parsePriceJson, type Price } from '@superbrowser/contract/content/prices';
import { bilingualFrom, bilingual, type BilingualText } from '@superbrowser/shared/bilingual-text';
import { changePublicConfig, findPublicConfig } from '../../content/public-config';
import type { Db } from '../../database/open-database';
import {
  defineRecordType,
  operationWithoutRecord,
  onePage,
  type Field,
} from '../../records/record-type';
import { editorsAndOwners, allStaff } from '../../records/access';
import { findLastChangerOfType } from '../../records/audit-log';
import { OperationError, refusalError, StaleError } from '../../common/operation-error';
import * as f from '../../records/fields/field-kinds';
import type { AuthorizedContext } from '../../records/authorized-context';
import { readTextFile } from './news-and-campaigns/content-files';

interface ListedPrice {
  name: string;
  english: string;
  amount: number;
  period: Price['period'];
  unit: Price['unit'] | null;
  includes: string | null;
  sample: boolean;
}

/** Fields of a price as entered. */
export const priceFields = {
  zh: f.text(bilingual('中文名称', 'Name in Chinese'), 100),
  en: f.text(bilingual('英文名称', 'Name in English'), 100),
  amount: f.text(bilingual('金额（元）', 'Amount (¥)'), 100),
  period: f.choice(bilingual('周期', 'Period'), {
    month: { label: bilingual('月', 'Month') },
    year: { label: bilingual('年', 'Year') },
  }),
  unit: f.choice(bilingual('计价单位', 'Unit'), {
    store: { label: bilingual('每店铺', 'Per store') },
    account: { label: bilingual('每账号', 'Per account') },
    member: { label: bilingual('每成员', 'Per member') },
    ip: { label: bilingual('每 IP', 'Per IP') },
  }),
  has: f.text(bilingual('包含什么（中文）', 'Includes, in Chinese'), 100),
  'has-en': f.text(bilingual('包含什么（英文）', 'Includes, in English'), 100),
} satisfies Record<(typeof priceColumns)[number], Field<string>>;

/** A label with the row number, for the issues above the form. */
function rowField(row: number, column: (typeof priceColumns)[number]): Field<string> {
  const { label, ...field } = priceFields[column] as Field<string>;
  return { ...field, label: bilingual(`第 ${row} 行，${label.zh}`, `Row ${row}, ${label.en}`) };
}

/** The rows of a form, one for each price. */
const rowArguments: Readonly<Record<string, Field<string | undefined>>> = Object.fromEntries(
  priceRowNumbers.flatMap((row) =>
    priceColumns.map((column) => [
      priceFieldName(row, column),
      f.optional<string>(rowField(row, column)),
    ]),
  ),
);

/** The stored prices, without invalid ones; empty where none are set. */
export const loadPrices = async (db: Db): Promise<readonly Price[]> =>
  (await findPublicConfig(db))?.prices ?? [];

/** Identifies the prices a form was rendered for. */
export const computePriceVersion = (prices: readonly Price[]): string =>
  createHash('sha256').update(JSON.stringify(prices)).digest('base64url').slice(0, 22);

const toListedPrice = ({ name, amount, period, unit, includes, sample }: Price): ListedPrice => ({
  name: name.zh,
  english: name.en,
  amount,
  period,
  unit: unit ?? null,
  includes: includes?.zh ?? null,
  sample: sample === true,
});

const describePrices = (prices: readonly Price[]): BilingualText =>
  bilingualFrom((language) =>
    prices
      .map(({ name, amount, period, sample }) => {
        const periodLabel = priceFields.period.choices?.[period]?.label[language] ?? period;
        const mark = sample ? { zh: '（示例）', en: ' (sample)' }[language] : '';
        return `${name[language]} ${amount}/${periodLabel}${mark}`;
      })
      .join(language === 'zh' ? '、' : ', '),
  );

const replacementFields = {
  before: f.bilingualText(bilingual('之前', 'Before')),
  after: f.bilingualText(bilingual('之后', 'After')),
};

/** Replaces the list. @returns the result, with the values before and after for the audit log */
async function replacePrices(prices: readonly Price[], { db }: AuthorizedContext) {
  const before = await loadPrices(db);
  await changePublicConfig(db, { prices: prices.length > 0 ? prices : undefined });
  const auditValues = { before: describePrices(before), after: describePrices(prices) };
  return { data: priceValues(prices), auditValues, message: describeSavedPrices(prices) };
}

function describeSavedPrices(prices: readonly Price[]): BilingualText {
  if (prices.length === 0)
    return bilingual(
      '价格表几秒后从网站撤下。',
      'The table of prices is off the site within seconds.',
    );
  const sampleCount = prices.filter(({ sample }) => sample).length;
  const sampleNotes =
    sampleCount > 0
      ? [`，其中 ${sampleCount} 个仍标为示例`, `; ${sampleCount} still marked as samples`]
      : ['', ''];
  return bilingual(
    `已保存 ${prices.length} 个价格${sampleNotes[0]}。几秒后显示。`,
    `${prices.length} prices are saved${sampleNotes[1]}. They show within seconds.`,
  );
}

/** Keeps the sample mark of unchanged prices, so that pages do not present them as real prices. */
function keepSampleMarks(
  enteredPrices: readonly Price[],
  storedPrices: readonly Price[],
): readonly Price[] {
  const textOf = (price: Price) => JSON.stringify(priceValues([price]));
  const samples = new Set(storedPrices.filter(({ sample }) => sample).map(textOf));
  return enteredPrices.map((price) =>
    samples.has(textOf(price)) ? { ...price, sample: true as const } : price,
  );
}

/** @throws OperationError naming the issues */
async function readPricesFromFile(path: string): Promise<readonly Price[]> {
  const { prices, issues } = parsePriceJson(await readTextFile(path));
  if (prices) return prices;
  const { en, zh } = formatIssues(issues);
  throw refusalError(bilingual(`${path} 未保存：\n${zh}`, `${path} is not stored:\n${en}`));
}

/** @throws OperationError 422 with the issues, at the fields of their rows */
function parsePrices(values: PriceValues): readonly Price[] {
  const { prices, issues } = parsePriceRows(values);
  if (prices) return prices;
  const issueEntries = issues.map(({ field, message }) => [field, message] as const);
  throw new OperationError(
    422,
    bilingual('没有保存。', 'Not stored.'),
    Object.fromEntries(issueEntries),
  );
}

const clearQuestion = bilingual(
  '撤下后，价格与计费页不再显示价格表，「示例」的标记也没有了；要再用，须重新填写。',
  'The Pricing page shows no prices then, and the sample marks are gone; to show prices again you have to enter them again.',
);

export const priceRecordType = defineRecordType<ListedPrice>({
  name: 'prices',
  title: bilingual('价格', 'Prices'),
  key: 'name',
  access: allStaff,
  fields: {
    name: priceFields.zh,
    english: priceFields.en,
    amount: f.integer(priceFields.amount.label, 0, 1e6),
    period: priceFields.period,
    unit: priceFields.unit,
    includes: priceFields.has,
    sample: f.yesNo(bilingual('示例', 'Sample')),
  },
  list: {
    columns: ['name', 'english', 'amount', 'period', 'unit', 'includes', 'sample'],
    load: async (_, { db }) => onePage((await loadPrices(db)).map(toListedPrice)),
  },
  operations: {
    save: operationWithoutRecord()({
      label: bilingual('保存', 'Save'),
      help: bilingual(
        '公布价格：一行一个，全部留空即撤下',
        'Publishes prices, one per row; without any, the table is taken down',
      ),
      past: bilingual('改了价格', 'changed the prices'),
      auditFields: replacementFields,
      access: editorsAndOwners,
      args: {
        ...rowArguments,
        seen: f.optional(f.text(bilingual('表单里的版本', 'Version of the form'))),
      },
      confirmationQuestion: ({ seen: _, ...values }) =>
        parsePrices(values).length === 0 ? clearQuestion : null,
      async run({ seen, ...values }, _, context) {
        const enteredPrices = parsePrices(values);
        const storedPrices = await loadPrices(context.db);
        if (seen !== undefined && seen !== computePriceVersion(storedPrices)) {
          const lastChanger = await findLastChangerOfType(priceRecordType, context);
          throw new StaleError(lastChanger, undefined, describePrices(storedPrices));
        }
        return replacePrices(keepSampleMarks(enteredPrices, storedPrices), context);
      },
    }),
    set: operationWithoutRecord()({
      label: bilingual('用文件公布', 'Publish a file'),
      help: bilingual(
        '公布价格：替换价格与计费页的整张价格表',
        'Publishes prices: the whole table of the Pricing page',
      ),
      past: bilingual('用文件公布了价格', 'published prices from a file'),
      auditFields: replacementFields,
      access: editorsAndOwners,
      isCommandOnly: true,
      args: { file: f.text(bilingual('价格文件（JSON）', 'File of prices (JSON)'), 1_000) },
      positional: ['file'],
      prepare: ({ file }) => readPricesFromFile(file),
      run: (_, __, context, prices) => replacePrices(prices, context),
    }),
    clear: operationWithoutRecord()({
      label: bilingual('撤下价格表', 'Take the prices down'),
      help: bilingual('撤下价格表', 'Takes the table of prices down'),
      confirmationQuestion: () => clearQuestion,
      past: bilingual('撤下了价格表', 'took the prices down'),
      auditFields: replacementFields,
      access: editorsAndOwners,
      args: {},
      run: (_, __, context) => replacePrices([], context),
    }),
  },
});
