/** What a person may ask for: to see what is kept, and to have it gone. */
import 'server-only';
import { z } from 'zod';
import { maskedPhone, phoneParts, type Phone } from '../accounts/phone';
import { dropFromOutbox, readOutbox, type OutboxEntry } from '../delivery';
import { typedPhone } from './fields';
import { applicationsOf, dataOf } from './person';
import { erasePerson } from './person-erase';
import { erasePlan, outOfReach, planText, type ErasePlan } from './person-plan';
import { verb, type Language, type OperatorContext } from './verb';

const input = z.strictObject({ phone: typedPhone });
const fields = { phone: { zh: '手机号', en: 'telephone number' } };

const isOf =
  (to: Phone) =>
  ({ area_code, phone: digits }: OutboxEntry): boolean =>
    `+${area_code}${digits}` === to;

/** Said in the file, so that nobody takes it for more than it is. */
const elsewhere = outOfReach.map(({ what, becomes }) => `${what.en}: ${becomes.en}`);

async function everything(to: Phone, { db, surroundings }: OperatorContext) {
  const outbox = (await readOutbox(surroundings.outbox)).filter(isOf(to));
  // The code itself opens an account for as long as it lives.
  return {
    ...(await dataOf(to, db)),
    outbox: outbox.map(({ code: _, text: __, ...rest }) => rest),
  };
}

const find = verb({
  name: 'people find',
  summary: { zh: '查某个手机号在哪里留下了什么', en: 'Says where a phone is kept, and how often' },
  positional: ['phone'],
  fields,
  input,
  changes: false,
  async run({ phone: to }, context) {
    const all = await everything(to, context);
    const counts = Object.entries(all).flatMap(([what, value]) => {
      if (what === 'phone') return [];
      const count = Array.isArray(value) ? value.length : Number(value !== null && value);
      return [{ what, count: Number.isNaN(count) ? 1 : count }];
    });
    return { data: counts.filter(({ count }) => count > 0) };
  },
});

const show = verb({
  name: 'people show',
  summary: {
    zh: '显示某人的全部资料，查看会留下记录',
    en: 'Shows what is kept of a person; looking leaves a line in the audit',
  },
  positional: ['phone'],
  fields,
  input,
  changes: true,
  run: async ({ phone: to }, { db }) => ({
    data: await dataOf(to, db),
    audit: { subject: maskedPhone(to) },
  }),
});

const exported = verb({
  name: 'people export',
  summary: { zh: '导出某人的全部资料（JSON）', en: 'Gives all that is kept of a person, as JSON' },
  positional: ['phone'],
  fields,
  input,
  changes: true,
  file: 'person.json',
  run: async ({ phone: to }, context) => ({
    data: { ...(await everything(to, context)), elsewhere },
    audit: { subject: maskedPhone(to) },
  }),
});

const told = (data: unknown, language: Language) => planText(data as ErasePlan, language);

const preview = verb({
  name: 'people preview',
  summary: {
    zh: '看删除某人会删掉什么、留下什么；什么也不改',
    en: 'Shows what erasing a person would take and what it would leave; changes nothing',
  },
  positional: ['phone'],
  fields,
  input,
  changes: false,
  told,
  run: async ({ phone: to }, { db }) => ({
    data: await erasePlan(to, await applicationsOf(to, db), db),
  }),
});

const erase = verb({
  name: 'people erase',
  summary: {
    zh: '删除某人的全部资料，不能恢复',
    en: 'Removes all that is kept of a person; it does not come back',
  },
  positional: ['phone'],
  fields,
  input,
  changes: true,
  shows: true,
  told,
  confirms: 'phone',
  previewedBy: 'people preview',
  async run({ phone: to }, { db }) {
    const found = await applicationsOf(to, db);
    const plan = await erasePlan(to, found, db);
    const counts = await erasePerson(to, found, db);
    const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
    const { area_code } = phoneParts(to);
    const kept = found.sharing.length;
    return {
      data: plan,
      audit: {
        subject: maskedPhone(to),
        detail: `${rows} rows, area ${area_code}${kept ? `; the mail address stays in ${kept} of others` : ''}`,
        before: { rows },
        after: { rows: 0 },
      },
    };
  },
  finish: ({ phone: to }, { surroundings }) => dropFromOutbox(surroundings.outbox, isOf(to)),
});

export const peopleVerbs = [find, show, exported, preview, erase];
