/** Steps of the account suites: a visitor's actions, and moving one phone's codes into the past. */
import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { z } from 'zod';
import type { Db } from '@superbrowser/backend/database/open-database';
import type { CodePurpose } from '@superbrowser/contract/account-endpoints';
import { endpoints, type Endpoint } from '@superbrowser/contract/endpoints';
import { createUpstreamCall } from '@/lib/core/upstream/client/call-upstream';
import { UpstreamError } from '@/lib/core/upstream/client/upstream-error';
import type { TestedBackend } from './tested-backend';

const callOptions = { deadlineMs: 20_000 };
const areaCode = 86;

type FlowPayload = z.input<typeof endpoints.registerOrSignIn.payload>;

/** A random phone, so that tests do not share one. */
export const createPhone = (): string => `138${String(randomInt(100_000_000)).padStart(8, '0')}`;

/** The refusal that a call rejects with. */
export async function catchRefusal(
  call: Promise<unknown>,
): Promise<{ ret?: number; data: unknown }> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof UpstreamError)) throw new Error('Not refused', { cause: error });
  return { ...(error.ret !== undefined && { ret: error.ret }), data: error.data };
}

const instantBefore = (instant: string, ms: number) =>
  new Date(Date.parse(instant) - ms).toISOString();

/** Moves the codes, tokens and the count of a phone into the past. */
async function makeCodesOlder(db: Db, phone: string, ms: number): Promise<void> {
  for (const row of await db
    .selectFrom('code_sends')
    .selectAll()
    .where('phone', '=', phone)
    .execute())
    await db
      .updateTable('code_sends')
      .set({
        last_sent_at: instantBefore(row.last_sent_at, ms),
        window_started_at: instantBefore(row.window_started_at, ms),
      })
      .where('phone', '=', phone)
      .execute();
  for (const table of ['verification_codes', 'captcha_tokens'] as const)
    for (const row of await db
      .selectFrom(table)
      .select('expires_at')
      .where('phone', '=', phone)
      .execute())
      await db
        .updateTable(table)
        .set({ expires_at: instantBefore(row.expires_at, ms) })
        .where('phone', '=', phone)
        .where('expires_at', '=', row.expires_at)
        .execute();
}

/** The steps against one tested backend. */
export function accountSteps(subject: () => TestedBackend) {
  const call = createUpstreamCall(() => subject().transport);

  const readOutboxLines = async () =>
    (await readFile(subject().outboxFile, 'utf8').catch(() => ''))
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  const readMessages = async (phone: string) =>
    (await readOutboxLines()).filter((message) => message.phone === phone);

  const readLastCode = async (phone: string) => String((await readMessages(phone)).at(-1)?.code);
  const send = (
    phone: string,
    purpose: CodePurpose = 'register',
    channel: 'sms' | 'voice' = 'sms',
  ) => call(endpoints.sendCode, { area_code: areaCode, phone, channel, purpose }, callOptions);
  const verify = (phone: string, code: string, purpose: CodePurpose = 'register') =>
    call(endpoints.verifyCode, { area_code: areaCode, phone, code, purpose }, callOptions);
  const registerOrSignIn = (payload: Partial<FlowPayload> & { phone: string }) =>
    call(endpoints.registerOrSignIn, { area_code: areaCode, ...payload }, callOptions);

  /** Digits of a wrong code. */
  const createWrongCode = async (phone: string, step = 1) =>
    String((Number(await readLastCode(phone)) + step) % 1_000_000).padStart(6, '0');

  const form = { password: 'Abc12345!', username: 'seller01', company_name: '超级科技' };

  /** Registers by code; returns the login token. */
  const register = async (phone: string, fields: Partial<FlowPayload> = {}) => {
    await send(phone);
    const code = await readLastCode(phone);
    return (await registerOrSignIn({ phone, code, ...form, ...fields })).token_login_simple;
  };

  return {
    call: <P extends z.ZodType, D extends z.ZodType>(
      endpoint: Endpoint<P, D>,
      payload: z.input<P>,
    ) => call(endpoint, payload, callOptions),
    readMessages,
    readLastCode,
    createWrongCode,
    send,
    verify,
    registerOrSignIn,
    form,
    register,
    elapse: (phone: string, ms: number) =>
      subject().withDb((db) => makeCodesOlder(db, `+86${phone}`, ms)),
  };
}
