/** What people sent through forms: looked at, taken, noted, done. */
import 'server-only';
import { z } from 'zod';
import { applyKindOf, applyTypes, type ApplyKind } from '@/lib/schemas/apply-kinds';
import { groupedApplyNumber } from '@/lib/schemas/apply-number';
import { applicationStates } from '../db/application-tables';
import { recordsSince } from '../export/records';
import { applicationOf, change, shown, withLine } from './application-lookup';
import { applyNumber, count, oneLine, since, yesNo } from './fields';
import { refuse, verb } from './verb';

const kinds = Object.keys(applyTypes) as [ApplyKind, ...ApplyKind[]];
const number = { zh: '申请编号', en: 'number of the application' };
const numbered = z.strictObject({ number: applyNumber });

const list = verb({
  name: 'applications list',
  summary: { zh: '列出收到的申请，新的在前', en: 'Lists applications, the newest first' },
  positional: [],
  fields: {
    state: { zh: '状态：new、in work、done', en: 'state: new, in work or done' },
    kind: { zh: `类别：${kinds.join('、')}`, en: `kind: ${kinds.join(', ')}` },
    since: { zh: '从哪天起', en: 'first day' },
    limit: { zh: '至多几条，默认 50', en: 'rows at most, 50 unless given' },
  },
  input: z.strictObject({
    state: z.enum(applicationStates).optional(),
    kind: z.enum(kinds).optional(),
    since: since.optional(),
    limit: count(1, 10_000).default(50),
  }),
  changes: false,
  async run({ state, kind, since: from, limit }, { db }) {
    let query = db
      .selectFrom('applications')
      .select(['apply_no', 'type', 'state', 'handled_by', 'created_at', 'phone', 'company_name'])
      .select('contact');
    if (state) query = query.where('state', '=', state);
    if (kind) query = query.where('type', '=', applyTypes[kind]);
    if (from) query = query.where('created_at', '>=', from);
    const newest = query.orderBy('created_at', 'desc').orderBy('apply_no');
    const rows = await newest.limit(limit).execute();
    const data = rows.map(({ apply_no, type, ...row }) => ({
      apply_no: groupedApplyNumber(apply_no),
      kind: applyKindOf(type) ?? String(type),
      ...row,
    }));
    return { data };
  },
});

const show = verb({
  name: 'applications show',
  summary: { zh: '显示一条申请的全部内容', en: 'Shows everything an application says' },
  positional: ['number'],
  fields: { number },
  input: numbered,
  changes: false,
  async run({ number: apply_no }, { db }) {
    const row = await applicationOf(apply_no, db);
    const picture = db.selectFrom('application_pictures').select('media_type');
    const screenshot = await picture.where('apply_no', '=', apply_no).executeTakeFirst();
    const delivery = await db
      .selectFrom('application_deliveries')
      .select(['attempts', 'next_attempt_at', 'delivered_at', 'last_failure'])
      .where('apply_no', '=', apply_no)
      .executeTakeFirst();
    const webhook = delivery ?? null;
    return { data: { ...shown(row), screenshot: screenshot?.media_type ?? null, webhook } };
  },
});

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
  async run({ number: apply_no, over }, context) {
    const { who, db } = context;
    const { handled_by, state } = await applicationOf(apply_no, db);
    if (state === 'done') throw refuse('It is done already.', '它已经办完。');
    // Of two who take it at once one finds it free.
    let free = db.updateTable('applications').set({ handled_by: who, state: 'in work' });
    if (!over)
      free = free.where(({ or, eb }) =>
        or([eb('handled_by', 'is', null), eb('handled_by', '=', who)]),
      );
    const taken = await free
      .where('apply_no', '=', apply_no)
      .where('state', '!=', 'done')
      .returning('apply_no')
      .executeTakeFirst();
    if (!taken)
      throw refuse(
        `${handled_by ?? 'Somebody'} has it. Take it over with --over yes.`,
        `${handled_by ?? '别人'} 正在处理。要接手请加 --over yes。`,
      );
    await change(apply_no, {}, context);
    const subject = groupedApplyNumber(apply_no);
    const detail = over && handled_by && handled_by !== who ? `over from ${handled_by}` : undefined;
    return {
      data: { apply_no: subject, state: 'in work', handled_by: who },
      audit: { subject, ...(detail && { detail }) },
    };
  },
});

const note = verb({
  name: 'applications note',
  summary: { zh: '在申请上记一笔', en: 'Writes a line on an application' },
  positional: ['number', 'text'],
  fields: { number, text: { zh: '要记的话', en: 'what to write' } },
  input: z.strictObject({ number: applyNumber, text: oneLine(1_000) }),
  changes: true,
  async run({ number: apply_no, text }, context) {
    const row = await applicationOf(apply_no, context.db);
    const written = withLine(row.note, text, context.who, context.now);
    await change(apply_no, { note: written }, context);
    const subject = groupedApplyNumber(apply_no);
    return { data: { apply_no: subject, note: written }, audit: { subject } };
  },
});

const done = verb({
  name: 'applications done',
  summary: { zh: '申请已办完', en: 'Says that an application is done' },
  positional: ['number'],
  fields: { number, note: { zh: '办理结果', en: 'what came of it' } },
  input: z.strictObject({ number: applyNumber, note: oneLine(1_000).optional() }),
  changes: true,
  async run({ number: apply_no, note: text }, context) {
    const { who, now, db } = context;
    const row = await applicationOf(apply_no, db);
    const written = text ? withLine(row.note, text, who, now) : row.note;
    const handled_by = row.handled_by ?? who;
    await change(apply_no, { state: 'done', note: written, handled_by }, context);
    const subject = groupedApplyNumber(apply_no);
    return { data: { apply_no: subject, state: 'done', handled_by }, audit: { subject } };
  },
});

const exported = verb({
  name: 'applications export',
  summary: {
    zh: '导出申请为 JSON；表格用 backend:export',
    en: 'Gives applications as JSON; backend:export makes tables',
  },
  positional: [],
  fields: { since: { zh: '从哪天起', en: 'first day' } },
  input: z.strictObject({ since: since.optional() }),
  // Reading everybody's data at once leaves a trace.
  changes: true,
  async run({ since: from = '1970-01-01' }, { db }) {
    const data = await recordsSince('applications', db, from);
    return { data, audit: { detail: `${data.length} since ${from}` } };
  },
});

export const applicationVerbs = [list, show, take, note, done, exported];
