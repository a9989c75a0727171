/** Verbs that only read. */
import 'server-only';
import { z } from 'zod';
import { applyKindOf, applyTypes } from '@superbrowser/contract/forms/apply-kinds';
import { groupedApplyNumber } from '@superbrowser/contract/forms/apply-number';
import { applicationStates } from '../../database/tables';
import { applyNumber, count, since } from '../fields';
import { verb } from '../verb';
import { kindNames, numberWords } from './fields';
import { applicationOf, shown } from './lookup';

const list = verb({
  name: 'applications list',
  summary: { zh: '列出收到的申请，新的在前', en: 'Lists applications, the newest first' },
  positional: [],
  fields: {
    state: { zh: '状态：new、in work、done', en: 'state: new, in work or done' },
    kind: { zh: `类别：${kindNames.join('、')}`, en: `kind: ${kindNames.join(', ')}` },
    since: { zh: '从哪天起', en: 'first day' },
    limit: { zh: '至多几条，默认 50', en: 'rows at most, 50 unless given' },
  },
  input: z.strictObject({
    state: z.enum(applicationStates).optional(),
    kind: z.enum(kindNames).optional(),
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
    const newest = query.orderBy('created_at', 'desc').orderBy('apply_no', 'desc');
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
  summary: {
    zh: '显示一条申请的全部内容，查看会留下记录',
    en: 'Shows everything an application says; looking leaves a line in the audit',
  },
  positional: ['number'],
  fields: { number: numberWords },
  input: z.strictObject({ number: applyNumber }),
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
    return {
      data: { ...shown(row), screenshot: screenshot?.media_type ?? null, webhook },
      audit: { subject: groupedApplyNumber(apply_no) },
    };
  },
});

export const lookVerbs = [list, show];
