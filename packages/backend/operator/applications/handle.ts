/** Who works on an application, and what they write about it. */
import 'server-only';
import { z } from 'zod';
import { groupedApplyNumber } from '@superbrowser/contract/forms/apply-number';
import { iso } from '../../database/tables';
import type { Db } from '../../database/open';
import { applyNumber, oneLine, yesNo } from '../fields';
import { staffName, staffOf } from '../staff/fields';
import { refuse, verb } from '../verb';
import { numberWords as number } from './fields';
import { applicationOf, change, handling, withLine } from './lookup';
import { versionOf } from './version';

/** @throws OperatorRefusal */
async function openOne(apply_no: string, db: Db) {
  const found = await applicationOf(apply_no, db);
  if (found.state === 'done') throw refuse('It is done already.', '它已经办完。');
  return found;
}

const take = verb({
  name: 'applications take',
  summary: { zh: '由您处理这条申请', en: 'Takes an application to work on' },
  positional: ['number'],
  fields: {
    number,
    over: { zh: 'yes：从别人那里接过来', en: 'yes: also from somebody who has it' },
  },
  input: z.strictObject({ number: applyNumber, over: yesNo.default(false) }),
  changes: true,
  version: ({ number: apply_no }, db) => versionOf(apply_no, db),
  async run({ number: apply_no, over }, context) {
    const { who, db } = context;
    const found = await openOne(apply_no, db);
    const { handled_by } = found;
    const isOthers = handled_by !== null && handled_by !== who;
    if (isOthers && !over)
      throw refuse(
        `${handled_by} has it. Take it over with --over yes.`,
        `${handled_by} 正在处理。要接手请加 --over yes。`,
      );
    const after = { state: 'in work', handled_by: who } as const;
    await change(found, after, context);
    const subject = groupedApplyNumber(apply_no);
    const detail = isOthers ? `over from ${handled_by}` : undefined;
    return {
      data: { apply_no: subject, ...after },
      audit: { subject, ...(detail && { detail }), before: handling(found), after },
    };
  },
});

const nobody = 'nobody';

/** @throws OperatorRefusal for an account that is closed, or none */
async function refuseClosed(name: string, db: Db): Promise<void> {
  if ((await staffOf(db, name)).disabled === 1)
    throw refuse(`The account ${name} is closed.`, `账号 ${name} 已停用。`);
}

const assign = verb({
  name: 'applications assign',
  summary: {
    zh: '把申请交给某人处理，或放回无人处理',
    en: 'Gives an application to somebody to work on, or to nobody',
  },
  positional: ['number', 'to'],
  fields: {
    number,
    to: { zh: `登录名；${nobody}：放回`, en: `name to sign in by; ${nobody}: give it back` },
  },
  input: z.strictObject({ number: applyNumber, to: staffName }),
  changes: true,
  version: ({ number: apply_no }, db) => versionOf(apply_no, db),
  async run({ number: apply_no, to }, context) {
    const found = await openOne(apply_no, context.db);
    if (to !== nobody) await refuseClosed(to, context.db);
    const after =
      to === nobody
        ? ({ state: 'new', handled_by: null } as const)
        : ({ state: 'in work', handled_by: to } as const);
    await change(found, after, context);
    const subject = groupedApplyNumber(apply_no);
    const data = { apply_no: subject, ...after };
    return { data, audit: { subject, before: handling(found), after } };
  },
});

const linesOf = (note: string | null) => note?.split('\n').length ?? 0;

const note = verb({
  name: 'applications note',
  summary: { zh: '在申请上记一笔', en: 'Writes a line on an application' },
  positional: ['number', 'text'],
  fields: { number, text: { zh: '要记的话', en: 'what to write' } },
  input: z.strictObject({ number: applyNumber, text: oneLine(1_000) }),
  changes: true,
  async run({ number: apply_no, text }, context) {
    const before = await applicationOf(apply_no, context.db);
    // Added to whatever is there by then, whoever handles it: a line never stands against another.
    await context.db
      .updateTable('applications')
      .set({
        note: withLine(text, context.who, context.now),
        changed_at: iso(context.now),
      })
      .where('apply_no', '=', apply_no)
      .execute();
    const { note: written } = await applicationOf(apply_no, context.db);
    const subject = groupedApplyNumber(apply_no);
    const lines = { before: { lines: linesOf(before.note) }, after: { lines: linesOf(written) } };
    return { data: { apply_no: subject, note: written }, audit: { subject, ...lines } };
  },
});

export const handleVerbs = [take, assign, note];
