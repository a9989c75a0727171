/** Visitors: IPs of their own, unregistered phones, codes from the outbox file, calls of handlers, new accounts. */
import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type APIRequestContext, type APIResponse } from '@playwright/test';
import { runSql } from '../servers/database';
import { siteOrigin, dataDirs } from '../servers/ports-and-folders';

/** A random IP, so that limits apply to each test separately. */
export const createIp = (): string =>
  `198.${18 + randomInt(2)}.${randomInt(256)}.${1 + randomInt(254)}`;

/** A random Chinese mobile number. */
export const createPhone = (): string => `137${String(randomInt(100_000_000)).padStart(8, '0')}`;

interface OutboxMessage {
  readonly area_code: number;
  readonly phone: string;
  readonly channel: 'sms' | 'voice';
  readonly purpose: string;
  readonly code: string;
}

/** Messages sent to a phone, oldest first. */
export function readMessagesTo(phone: string, dataDir: string = dataDirs.site): OutboxMessage[] {
  const lines = readFileSync(`${dataDir}/outbox/sms.jsonl`, 'utf8').split('\n');
  return lines
    .filter(Boolean)
    .map((line) => JSON.parse(line) as OutboxMessage)
    .filter((message) => message.phone === phone);
}

export function readLastCode(phone: string, dataDir?: string): string {
  const message = readMessagesTo(phone, dataDir).at(-1);
  if (!message) throw new Error('Nothing was sent to this phone');
  return message.code;
}

/** Lets time pass for a phone, because the minute between two codes cannot be switched off. */
export const makeLastCodeOlder = (phone: string, ms: number, dataDir?: string): Promise<unknown> =>
  runSql(
    'update code_sends set last_sent_at = ? where phone = ?',
    [new Date(Date.now() - ms).toISOString(), `+86${phone}`],
    dataDir,
  );

/** Six digits that are not the code. */
export const wrongCode = (code: string, step = 1): string =>
  String((Number(code) + step) % 1_000_000).padStart(6, '0');

/** Calls of a site's own handlers as its pages make them, from one visitor's IP. */
export function createVisitor(
  request: APIRequestContext,
  ip = createIp(),
  origin: string = siteOrigin,
) {
  const headers = { 'Sec-Fetch-Site': 'same-origin', 'X-Forwarded-For': ip };
  const post = (path: string, data: unknown, extraHeaders: Record<string, string> = {}) =>
    request.post(`${origin}${path}`, { data, headers: { ...headers, ...extraHeaders } });
  return {
    ip,
    post,
    get: (path: string) => request.get(`${origin}${path}`, { headers }),
    sendCode: (phone: string, purpose = 'register', channel = 'sms') =>
      post('/api/account/code', { area_code: 86, phone, channel, purpose }),
    register: (phone: string, code: string, changes: Record<string, unknown> = {}) =>
      post('/api/account/register', { ...registrationValues(phone), code, ...changes }),
  };
}

export const registrationValues = (phone: string) => ({
  area_code: 86,
  phone,
  password: 'Tulip-kettle-92',
  username: 'seller01',
  company_name: '蓝鲸贸易',
  is_agreed: true,
  idempotency_key: crypto.randomUUID(),
});

/**
 * Creates an account; its session is in the request context afterwards.
 * @returns its phone
 */
export async function registerNewAccount(
  request: APIRequestContext,
  changes: Record<string, unknown> = {},
  visitor = createVisitor(request),
  dataDir?: string,
): Promise<string> {
  const phone = createPhone();
  await expectStatus(visitor.sendCode(phone), 200);
  await expectStatus(visitor.register(phone, readLastCode(phone, dataDir), changes), 200);
  return phone;
}

async function expectStatus(answer: Promise<APIResponse>, status: number): Promise<void> {
  const response = await answer;
  if (response.status() !== status)
    throw new Error(`${response.url()}: ${response.status()} ${await response.text()}`);
}
