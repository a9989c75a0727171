/** Who brings visitors, and what it is worth to them (A7, S3). */
import 'server-only';
import { z } from 'zod';
import type { Tables } from '../../database/tables';
import { count, oneLine, promoterId, yesNo } from '../fields';
import { refuse, verb } from '../verb';

const id = { zh: '推广码', en: "promoter's id" };

const list = verb({
  name: 'promoters list',
  summary: { zh: '列出推广者', en: 'Lists promoters' },
  positional: [],
  fields: {},
  input: z.strictObject({}),
  changes: false,
  async run(_, { db }) {
    const rows = await db.selectFrom('promoters').selectAll().orderBy('promoter_id').execute();
    const blocks = db.selectFrom('blocks').select('value').where('kind', '=', 'promoter');
    const blocked = new Set((await blocks.execute()).map((row) => row.value));
    const data = rows.map(({ is_to_v6, ...row }) => ({
      ...row,
      to_v6: is_to_v6 === 1,
      blocked: blocked.has(row.promoter_id),
    }));
    return { data };
  },
});

type Promoter = Tables['promoters'];

/** As audit lines say it; names of people and companies are in none. */
const terms = ({ base_coupon, more_coupon, is_to_v6 }: Promoter) => ({
  base: base_coupon,
  more: more_coupon,
  to_v6: is_to_v6 === 1,
});

const amounts = { base: count(0, 100_000), more: count(0, 100_000) };

const set = verb({
  name: 'promoters set',
  summary: { zh: '新增或修改推广者', en: 'Adds or changes a promoter' },
  positional: ['id'],
  fields: {
    id,
    base: { zh: '基础券（元）', en: 'base coupon, in yuan' },
    more: { zh: '加赠券（元）', en: 'further coupon, in yuan' },
    'to-v6': { zh: 'yes：带来的人默认下载 v6', en: 'yes: who it brings gets v6' },
    company: { zh: '公司名', en: 'name of the company' },
    name: { zh: '推荐人姓名', en: 'name of the person' },
  },
  input: z.strictObject({
    id: promoterId.refine((value) => value !== 'official', 'is a word of its own (A2)'),
    base: amounts.base.optional(),
    more: amounts.more.optional(),
    'to-v6': yesNo.optional(),
    company: oneLine(100).optional(),
    name: oneLine(100).optional(),
  }),
  changes: true,
  async run({ id: promoter_id, base, more, 'to-v6': toV6, company, name }, { db }) {
    const known = await db
      .selectFrom('promoters')
      .selectAll()
      .where('promoter_id', '=', promoter_id)
      .executeTakeFirst();
    if (!known && (base === undefined || more === undefined))
      throw refuse(
        'A new promoter needs --base and --more, its coupons in yuan.',
        '新增推广者需要 --base 与 --more（券的金额，元）。',
      );
    const row = {
      promoter_id,
      company_name: company ?? known?.company_name ?? '',
      username: name ?? known?.username ?? '',
      is_to_v6: toV6 === undefined ? (known?.is_to_v6 ?? 0) : Number(toV6),
      base_coupon: base ?? known?.base_coupon ?? 0,
      more_coupon: more ?? known?.more_coupon ?? 0,
    };
    await db
      .insertInto('promoters')
      .values(row)
      .onConflict((conflict) => conflict.column('promoter_id').doUpdateSet(row))
      .execute();
    const isRenamed =
      known && (known.company_name !== row.company_name || known.username !== row.username);
    const audit = {
      subject: promoter_id,
      ...(isRenamed && { detail: 'another name' }),
      ...(known && { before: terms(known) }),
      after: terms(row),
    };
    return { data: row, audit };
  },
});

const remove = verb({
  name: 'promoters remove',
  summary: { zh: '删除推广者；已有的来源记录不变', en: 'Removes a promoter; earlier credit stays' },
  positional: ['id'],
  fields: { id },
  input: z.strictObject({ id: promoterId }),
  changes: true,
  async run({ id: promoter_id }, { db }) {
    const row = await db
      .deleteFrom('promoters')
      .where('promoter_id', '=', promoter_id)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw refuse('There is no such promoter.', '没有这个推广者。');
    return {
      data: { promoter_id, removed: true },
      audit: { subject: promoter_id, before: terms(row) },
    };
  },
});

export const promoterVerbs = [list, set, remove];
