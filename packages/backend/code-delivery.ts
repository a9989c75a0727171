/** Delivers codes: through a real gateway when one is configured, otherwise into a file. */
import 'server-only';
import { createHmac, randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { log } from './log';
import { maskedPhone } from './accounts/phone';
import type { CodeMessage, Deliver } from './context';
import { backendSettings, type Receiver } from './settings';

/** The delivery of the present configuration. */
export const configuredDelivery: Deliver = (message) => {
  const { smsGateway, hasDemoData, outboxFile } = backendSettings();
  if (smsGateway) return gatewayDelivery(smsGateway)(message);
  // Anyone who can read the file could sign in to any account, so outside demonstrations codes are
  // not written to it.
  if (!hasDemoData) return Promise.reject(new Error('SMS_WEBHOOK_URL is not set'));
  return fileOutbox(outboxFile)(message);
};

// A file instead of a gateway, for demonstrations: codes are read from it, and nothing is sent.

let last: Promise<unknown> = Promise.resolve();

/** Runs one task at a time in this process: no line may be written while the file is replaced. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work);
  last = turn.catch(() => undefined);
  return turn;
}

async function append(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const handle = await open(file, 'a', 0o600);
  try {
    await handle.appendFile(text);
    await handle.datasync();
  } finally {
    await handle.close();
  }
}

/** Appends each message as a line of JSON to a file only this user can read; nothing is sent. */
export function fileOutbox(file: string): Deliver {
  return async (message: CodeMessage) => {
    const entry = { at: new Date().toISOString(), ...message, text: messageText(message) };
    await inTurn(() => append(file, `${JSON.stringify(entry)}\n`));
    const phone = maskedPhone(`+${message.area_code}${message.phone}`);
    log.info('backend', `${message.channel} code for ${phone} is in the outbox file`);
  };
}

export type OutboxEntry = CodeMessage & { readonly at: string; readonly text: string };

const isMissing = (error: unknown) => (error as { code?: string }).code === 'ENOENT';

/** Skips a line that a full disk cut short. */
function entryOf(text: string): OutboxEntry[] {
  try {
    return [JSON.parse(text) as OutboxEntry];
  } catch {
    return [];
  }
}

/** The messages in the file; empty where there is none. */
export async function readOutbox(file: string): Promise<OutboxEntry[]> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return '';
    throw error;
  });
  return text.split('\n').filter(Boolean).flatMap(entryOf);
}

/**
 * Removes messages. The file is moved away first, so that messages another process writes meanwhile go into a new
 * one.
 */
export const dropFromOutbox = (
  file: string,
  goes: (entry: OutboxEntry) => boolean,
): Promise<void> => inTurn(() => drop(file, goes));

async function drop(file: string, goes: (entry: OutboxEntry) => boolean): Promise<void> {
  if (!(await readOutbox(file)).some(goes)) return;
  const aside = `${file}.${randomUUID()}`;
  await rename(file, aside);
  const stay = (await readOutbox(aside)).filter((entry) => !goes(entry));
  if (stay.length > 0)
    await append(file, stay.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
  await rm(aside);
}

/** The text the person reads or hears. */
export const messageText = ({ code, area_code }: CodeMessage): string =>
  area_code === 86
    ? `【超级浏览器】验证码 ${code}，5 分钟内有效，请勿告诉他人。`
    : `[SuperBrowser] Your code is ${code}. It is valid for 5 minutes; do not share it.`;

/** Sends each message to a gateway, signed. */
export const gatewayDelivery =
  (gateway: Receiver): Deliver =>
  (message) =>
    postSignedOrThrow(gateway, { ...message, text: messageText(message) });

const deadlineMs = 5_000;

/**
 * Posts JSON. `x-signature` is the hex HMAC-SHA256 of `<x-timestamp>.<body>`, the timestamp in Unix seconds; the
 * receiver refuses old timestamps.
 * @returns the status of the answer
 * @throws Error where none comes in time
 */
export async function postSigned({ url, secret }: Receiver, content: unknown): Promise<number> {
  const body = JSON.stringify(content);
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  const unwrapped = (error: Error) => {
    // "fetch failed" has no information; its cause has.
    throw (error.cause as Error | undefined) ?? error;
  };
  const response = await fetch(url, {
    method: 'POST',
    // Redirects are not followed: the data are for the configured address only.
    redirect: 'manual',
    body,
    headers: {
      'content-type': 'application/json',
      'x-timestamp': timestamp,
      'x-signature': signature,
    },
    signal: AbortSignal.timeout(deadlineMs),
  }).catch(unwrapped);
  await response.body?.cancel();
  return response.status;
}

/** The same for data that must be accepted. @throws Error unless the answer is a 2xx */
export async function postSignedOrThrow(receiver: Receiver, content: unknown): Promise<void> {
  const status = await postSigned(receiver, content);
  if (status < 200 || status > 299) throw new Error(`the receiver answered ${status}`);
}
