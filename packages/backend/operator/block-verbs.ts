/** Who gets no code, no form, no discount. */
import 'server-only';
import { z } from 'zod';
import { maskedPhone } from '../accounts/phone';
import { iso } from '../database/tables';
import { blockKinds, type BlockKind } from '../database/tables';
import { oneLine, promoterId, range, typedPhone } from './fields';
import { refuse, verb, type Verb, type Bilingual } from './verb';

const values = { phone: typedPhone, range, promoter: promoterId } satisfies Record<
  BlockKind,
  z.ZodType<string>
>;

const words: Record<BlockKind, { what: Bilingual; block: Bilingual }> = {
  phone: {
    what: { zh: '手机号', en: 'telephone number' },
    block: {
      zh: '封禁手机号：收不到验证码，表单不再受理，已登录的随即退出',
      en: 'Blocks a phone: it gets no code, no form of it is accepted, and it is signed out',
    },
  },
  range: {
    what: { zh: '地址或网段，如 203.0.113.0/24', en: 'address or range, like 203.0.113.0/24' },
    block: {
      zh: '封禁网段：那里不能要验证码，也不能提交表单',
      en: 'Blocks addresses: no codes and no forms from there',
    },
  },
  promoter: {
    what: { zh: '推广码', en: "promoter's id" },
    block: {
      zh: '封禁推广者：没有优惠与名字，也不再记为来源',
      en: 'Blocks a promoter: no discount, no name, no credit for who comes',
    },
  },
};

const subjectOf = (kind: BlockKind, value: string) =>
  `${kind} ${kind === 'phone' ? maskedPhone(value) : value}`;

const block = (kind: BlockKind): Verb =>
  verb({
    name: `block ${kind}`,
    summary: words[kind].block,
    positional: ['value'],
    fields: { value: words[kind].what, reason: { zh: '原因', en: 'why' } },
    input: z.strictObject({ value: values[kind], reason: oneLine(200).optional() }),
    changes: true,
    async run({ value, reason = null }, { db, now, who }) {
      const at = iso(now);
      const row = await db
        .insertInto('blocks')
        .values({ kind, value, reason, who, at })
        .onConflict((conflict) => conflict.columns(['kind', 'value']).doNothing())
        .returning('value')
        .executeTakeFirst();
      const detail = row ? undefined : 'was blocked already';
      const audit = {
        subject: subjectOf(kind, value),
        ...(detail && { detail }),
        before: { blocked: !row },
        after: { blocked: true },
      };
      return { data: { kind, value, blocked: true, ...(detail && { detail }) }, audit };
    },
  });

const unblock = (kind: BlockKind): Verb =>
  verb({
    name: `unblock ${kind}`,
    summary: {
      zh: `解除封禁：${words[kind].what.zh}`,
      en: `Lifts a block: ${words[kind].what.en}`,
    },
    positional: ['value'],
    fields: { value: words[kind].what },
    input: z.strictObject({ value: values[kind] }),
    changes: true,
    async run({ value }, { db }) {
      const row = await db
        .deleteFrom('blocks')
        .where('kind', '=', kind)
        .where('value', '=', value)
        .returning('value')
        .executeTakeFirst();
      if (!row) throw refuse('It is not blocked.', '它没有被封禁。');
      const facts = { before: { blocked: true }, after: { blocked: false } };
      return {
        data: { kind, value, blocked: false },
        audit: { subject: subjectOf(kind, value), ...facts },
      };
    },
  });

const list = verb({
  name: 'blocks list',
  summary: { zh: '列出所有封禁', en: 'Lists all blocks' },
  positional: [],
  fields: {},
  input: z.strictObject({}),
  changes: false,
  run: async (_, { db }) => ({
    data: await db.selectFrom('blocks').selectAll().orderBy('kind').orderBy('value').execute(),
  }),
});

export const blockVerbs = [...blockKinds.map(block), ...blockKinds.map(unblock), list];
