/** What the operator's own systems were told, and whether they answer. */
import 'server-only';
import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { groupedApplyNumber } from '@superbrowser/contract/forms/apply-number';
import { maskedPhone, phoneParts } from '../accounts/phone';
import { iso } from '../database/tables';
import { toBeTold } from '../applications/apply';
import { messageText, postSigned } from '../delivery';
import type { Receiver } from '../settings';
import { applicationOf } from './applications/lookup';
import { applyNumber, count, typedPhone } from './fields';
import { refuse, verb, type OperatorContext } from './verb';

const states = ['waiting', 'failed', 'delivered', 'all'] as const;

const list = verb({
  name: 'webhooks list',
  summary: {
    zh: '列出通知您的系统的情况，默认只列未送达的',
    en: 'Lists what your own system was told; what it has not taken unless asked otherwise',
  },
  positional: [],
  fields: {
    state: { zh: '状态：waiting、failed、delivered、all', en: 'waiting, failed, delivered or all' },
    limit: { zh: '至多几条，默认 50', en: 'rows at most, 50 unless given' },
  },
  input: z.strictObject({ state: z.enum(states).optional(), limit: count(1, 10_000).default(50) }),
  changes: false,
  async run({ state, limit }, { db }) {
    let query = db.selectFrom('application_deliveries').selectAll();
    if (state === 'delivered') query = query.where('delivered_at', 'is not', null);
    else if (state !== 'all') query = query.where('delivered_at', 'is', null);
    if (state === 'failed') query = query.where('attempts', '>', 0);
    if (state === 'waiting') query = query.where('attempts', '=', 0);
    const rows = await query.orderBy('next_attempt_at').orderBy('apply_no').limit(limit).execute();
    const data = rows.map((row) => ({ ...row, apply_no: groupedApplyNumber(row.apply_no) }));
    return { data };
  },
});

/** To be sent at the next look, as if it had never been. */
async function sendAgain(apply_no: string, { db, now }: OperatorContext) {
  await applicationOf(apply_no, db);
  const fresh = toBeTold(apply_no, now);
  await db
    .insertInto('application_deliveries')
    .values(fresh)
    .onConflict((conflict) => conflict.column('apply_no').doUpdateSet(fresh))
    .execute();
  const subject = groupedApplyNumber(apply_no);
  return { data: { apply_no: subject, again: 1 }, audit: { subject } };
}

const number = { zh: '申请编号', en: 'number of the application' };

const again = verb({
  name: 'applications replay',
  summary: { zh: '再把一条申请发给您的系统', en: 'Sends an application to your own system again' },
  positional: ['number'],
  fields: { number },
  input: z.strictObject({ number: applyNumber }),
  changes: true,
  run: ({ number: apply_no }, context) => sendAgain(apply_no, context),
});

const replay = verb({
  name: 'webhooks replay',
  summary: {
    zh: '马上重发：给编号发一条，不给则发全部未送达的',
    en: 'Sends again at once: one by its number, else all that were not taken',
  },
  positional: ['number'],
  fields: { number },
  input: z.strictObject({ number: applyNumber.optional() }),
  changes: true,
  async run({ number: apply_no }, context) {
    if (apply_no) return sendAgain(apply_no, context);
    const rows = await context.db
      .updateTable('application_deliveries')
      .set({ next_attempt_at: iso(context.now), attempts: 0 })
      .where('delivered_at', 'is', null)
      .returning('apply_no')
      .execute();
    return { data: { again: rows.length }, audit: { detail: `${rows.length} not taken before` } };
  },
});

interface Answer {
  /** Null where none came. */
  readonly status: number | null;
  readonly ms: number;
  readonly failure: string | null;
}

/** Asks a receiver, and tells what it answered; never the secret, and no address with one in it. */
async function tried(receiver: Receiver, content: unknown): Promise<Answer> {
  const began = performance.now();
  const ms = () => Math.round(performance.now() - began);
  try {
    const status = await postSigned(receiver, content);
    return { status, ms: ms(), failure: status < 300 ? null : 'it did not take the call' };
  } catch (error) {
    // The message may name the address, and with it what is secret in it.
    const { name, code } = error as Error & { code?: string };
    return { status: null, ms: ms(), failure: code ?? name };
  }
}

const outcomeOf = ({ status, ms, failure }: Answer) =>
  `${status ?? failure ?? 'no answer'} after ${ms} ms`;

function configured(receiver: Receiver | null, setting: string): Receiver {
  if (receiver) return receiver;
  throw refuse(`${setting} is not set.`, `没有设置 ${setting}。`);
}

const testSms = verb({
  name: 'test-sms',
  summary: {
    zh: '让短信网关发一条测试短信（其中的验证码无效）',
    en: 'Has the gateway send a test message; the code in it opens nothing',
  },
  positional: ['phone'],
  fields: { phone: { zh: '手机号', en: 'telephone number' } },
  input: z.strictObject({ phone: typedPhone }),
  changes: true,
  prepare({ phone: to }, { surroundings }) {
    const gateway = configured(surroundings.smsGateway, 'SMS_WEBHOOK_URL');
    const { area_code, digits } = phoneParts(to);
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const message = { area_code, phone: digits, channel: 'sms', purpose: 'login', code } as const;
    return tried(gateway, { ...message, text: messageText(message), test: true });
  },
  run: ({ phone: to }, _, answer) =>
    Promise.resolve({
      data: answer,
      audit: { subject: maskedPhone(to), detail: outcomeOf(answer) },
    }),
});

const testWebhook = verb({
  name: 'test-webhook',
  summary: {
    zh: '给您的申请系统发一条测试通知（apply_no 为 TEST）',
    en: 'Sends your own system a test call, with the apply_no TEST',
  },
  positional: [],
  fields: {},
  input: z.strictObject({}),
  changes: true,
  prepare(_, { surroundings, now }) {
    const receiver = configured(surroundings.applicationReceiver, 'APPLICATION_WEBHOOK_URL');
    const nobody = { phone: null, company_name: null, contact: null, email: null };
    const fields = { text: 'test' };
    const call = { apply_no: 'TEST', kind: 'feedback', ...nobody, fields, screenshot: null };
    return tried(receiver, { ...call, created_at: iso(now), test: true });
  },
  run: (_, __, answer) => Promise.resolve({ data: answer, audit: { detail: outcomeOf(answer) } }),
});

export const webhookVerbs = [list, replay, again, testSms, testWebhook];
