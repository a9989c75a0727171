/** Applications as a file. */
import 'server-only';
import { z } from 'zod';
import { groupedApplyNumber } from '@superbrowser/contract/forms/apply-number';
import { applicationStates } from '../../database/tables';
import type { Db } from '../../database/open';
import { toCsv, type Cell } from '@superbrowser/contract/csv';
import { applicationRecords } from '../../export';
import { count, oneLine, since } from '../fields';
import { refuse, verb } from '../verb';
import { applyNumbers, kindNames, numbersWords } from './fields';
import { conditionsOf, type ApplicationFilter } from './search/conditions';
import { countMatching } from './search/keys';

const nobody = 'nobody';

const input = z.strictObject({
  since: since.optional(),
  until: since.optional(),
  state: z.enum(applicationStates).optional(),
  kind: z.enum(kindNames).optional(),
  handler: oneLine(80).optional(),
  text: oneLine(1_000).optional(),
  numbers: applyNumbers.optional(),
  most: count(1, 1_000_000).optional(),
});

async function refuseMore(filter: ApplicationFilter, most: number, db: Db): Promise<void> {
  if ((await countMatching(filter, db)) > most)
    throw refuse(
      `More than ${most} match. Narrow the filter, or use npm run backend -- export.`,
      `符合条件的超过 ${most} 条。请缩小范围，或用 npm run backend -- export。`,
    );
}

/** What was asked for, without what somebody looked for: that may be a phone. */
const askedFor = ({ text, numbers, most: _, ...plain }: z.infer<typeof input>): string[] => [
  ...Object.entries(plain).map(([name, value]) => `${name} ${value}`),
  ...(numbers ? ['by number'] : []),
  ...(text ? ['by a search'] : []),
];

/** For spreadsheets; the fields of a form in a cell of their own, as they are stored. */
function csvOf(data: unknown): string {
  const rows = data as readonly Record<string, Cell>[];
  const head = Object.keys(rows[0] ?? { apply_no: null });
  return toCsv(
    head,
    rows.map((row) => head.map((name) => row[name] ?? null)),
  );
}

export const exportVerb = verb({
  name: 'applications export',
  summary: {
    zh: '导出申请：控制台给表格（CSV），命令给 JSON',
    en: 'Gives applications: the console as a table (CSV), the command as JSON',
  },
  positional: [],
  fields: {
    since: { zh: '从哪天起', en: 'first day' },
    until: { zh: '到哪一刻为止', en: 'up to this instant' },
    state: { zh: '状态：new、in work、done', en: 'state: new, in work or done' },
    kind: { zh: `类别：${kindNames.join('、')}`, en: `kind: ${kindNames.join(', ')}` },
    handler: {
      zh: `处理人；${nobody}：无人处理`,
      en: `who handles them; ${nobody}: those without`,
    },
    text: { zh: '编号、手机号，或公司、联系人的一部分', en: 'number, phone, or part of a name' },
    numbers: numbersWords,
    most: { zh: '超过几条就不导出', en: 'refuse where there are more than so many' },
  },
  input,
  // Reading everybody's data at once leaves a trace.
  changes: true,
  file: 'applications.csv',
  fileText: csvOf,
  async run(asked, { db }) {
    const { since: from, handler, numbers, most, ...rest } = asked;
    const filter = { ...rest, from, handler: handler === nobody ? null : handler };
    if (most) await refuseMore(filter, most, db);
    const matches = conditionsOf(filter);
    const data = await applicationRecords(db, (eb) =>
      numbers ? eb.and([matches(eb), eb('applications.apply_no', 'in', numbers)]) : matches(eb),
    );
    const [only, ...more] = numbers ?? [];
    const subject = only && more.length === 0 ? groupedApplyNumber(only) : undefined;
    const detail = [`${data.length} applications`, ...askedFor(asked)].join(', ');
    return { data, audit: { ...(subject && { subject }), detail } };
  },
});
