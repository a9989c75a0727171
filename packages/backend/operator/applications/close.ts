/** Applications that are done, and those that turn out not to be. */
import 'server-only';
import { z } from 'zod';
import { groupedApplyNumber } from '@superbrowser/contract/forms/apply-number';
import { iso } from '../../database/tables';
import type { ApplicationRow } from '../../database/tables';
import type { Db } from '../../database/open';
import { applyNumber, oneLine } from '../fields';
import { ChangedMeanwhile } from '../run';
import { refuse, verb, type OperatorContext } from '../verb';
import { applyNumbers, asOf, asOfWords, numbersWords, numberWords } from './fields';
import { stateBefore } from './history';
import { applicationOf, change, handling, withLine } from './lookup';
import { refuseChangedSince, versionOf } from './version';

const isDone = (apply_no: string) => {
  const number = groupedApplyNumber(apply_no);
  return refuse(`${number} is done already.`, `${number} 已经办完。`);
};

/** What puts applications back that were closed now; not once somebody changed them after that. */
const undoOf = (numbers: readonly string[], now: number) => ({
  verb: 'applications reopen',
  values: { numbers: numbers.map(groupedApplyNumber).join(','), as_of: iso(now) },
});

const done = verb({
  name: 'applications done',
  summary: { zh: '申请已办完', en: 'Says that an application is done' },
  positional: ['number'],
  fields: { number: numberWords, note: { zh: '办理结果', en: 'what came of it' } },
  input: z.strictObject({ number: applyNumber, note: oneLine(1_000).optional() }),
  changes: true,
  version: ({ number: apply_no }, db) => versionOf(apply_no, db),
  async run({ number: apply_no, note: text }, context) {
    const { who, now, db } = context;
    const found = await applicationOf(apply_no, db);
    if (found.state === 'done') throw isDone(apply_no);
    const after = { state: 'done', handled_by: found.handled_by ?? who } as const;
    await change(found, { ...after, ...(text && { note: withLine(text, who, now) }) }, context);
    const subject = groupedApplyNumber(apply_no);
    return {
      data: { apply_no: subject, ...after },
      audit: { subject, before: handling(found), after },
      undo: undoOf([apply_no], now),
    };
  },
});

/** All of them, in the order asked for. @throws OperatorRefusal where one is missing */
async function allOf(numbers: readonly string[], db: Db): Promise<ApplicationRow[]> {
  const rows = await db
    .selectFrom('applications')
    .selectAll()
    .where('apply_no', 'in', numbers)
    .execute();
  const byNumber = new Map(rows.map((row) => [row.apply_no, row]));
  return Promise.all(
    numbers.map((apply_no) => byNumber.get(apply_no) ?? applicationOf(apply_no, db)),
  );
}

const severalFields = { numbers: numbersWords, as_of: asOfWords };
const several = z.strictObject({ numbers: applyNumbers, as_of: asOf.optional() });

const close = verb({
  name: 'applications close',
  summary: { zh: '多条申请一起办完', en: 'Says that several applications are done' },
  positional: ['numbers'],
  fields: severalFields,
  input: several,
  changes: true,
  async run({ numbers, as_of }, { db, who, now }) {
    const rows = await allOf(numbers, db);
    if (as_of) await refuseChangedSince(as_of, rows, db);
    const closed = rows.find(({ state }) => state === 'done');
    if (closed) throw isDone(closed.apply_no);
    const changed = await db
      .updateTable('applications')
      .set(({ fn, val }) => ({
        state: 'done',
        handled_by: fn.coalesce('handled_by', val(who)),
        changed_at: iso(now),
      }))
      .where('apply_no', 'in', numbers)
      .where('state', '!=', 'done')
      .returning(['apply_no'])
      .execute();
    // Somebody closed one between the two statements.
    if (changed.length < numbers.length) throw new ChangedMeanwhile(null, null);
    const audit = rows.map((row) => ({
      subject: groupedApplyNumber(row.apply_no),
      before: handling(row),
      after: { state: 'done', handled_by: row.handled_by ?? who },
    }));
    return { data: { done: numbers.length }, audit, undo: undoOf(numbers, now) };
  },
});

async function reopenOne(found: ApplicationRow, context: OperatorContext) {
  const subject = groupedApplyNumber(found.apply_no);
  if (found.state !== 'done') throw refuse(`${subject} is not done.`, `${subject} 还没有办完。`);
  const after = await stateBefore(found, context.db);
  await change(found, after, context);
  return { subject, before: handling(found), after };
}

const reopen = verb({
  name: 'applications reopen',
  summary: {
    zh: '重新打开已办完的申请，恢复之前的状态',
    en: 'Opens applications again that are done, in the state they had before',
  },
  positional: ['numbers'],
  fields: severalFields,
  input: several,
  changes: true,
  version: async ({ numbers: [first, ...more] }, db) =>
    first && more.length === 0 ? versionOf(first, db) : null,
  async run({ numbers, as_of }, context) {
    const rows = await allOf(numbers, context.db);
    if (as_of) await refuseChangedSince(as_of, rows, context.db);
    const audit = [];
    for (const row of rows) audit.push(await reopenOne(row, context));
    return { data: { reopened: rows.length }, audit };
  },
});

export const closeVerbs = [done, close, reopen];
