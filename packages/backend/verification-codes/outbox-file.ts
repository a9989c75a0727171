/** The outbox file, which takes the place of a gateway in demonstrations: codes can be read there, nothing is sent. */
import 'server-only';
import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { maskPhone } from '../common/phone';
import { log } from '../common/log';
import type { CodeMessage, DeliverCode } from './code-message';
import { formatCodeMessage } from './code-message';

let lastTask: Promise<unknown> = Promise.resolve();

/** Runs one task at a time in this process: no line may be written while the file is replaced. */
function runInTurn<T>(task: () => Promise<T>): Promise<T> {
  const turn = lastTask.then(task);
  lastTask = turn.catch(() => undefined);
  return turn;
}

async function appendText(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const handle = await open(file, 'a', 0o600);
  try {
    await handle.appendFile(text);
    await handle.datasync();
  } finally {
    await handle.close();
  }
}

/** Appends each message as a line of JSON to a file that only this user can read. Nothing is sent. */
export function createOutboxCodeSender(file: string): DeliverCode {
  return async (message: CodeMessage) => {
    const entry = { at: new Date().toISOString(), ...message, text: formatCodeMessage(message) };
    await runInTurn(() => appendText(file, `${JSON.stringify(entry)}\n`));
    const phone = maskPhone(`+${message.area_code}${message.phone}`);
    log.info('backend', `${message.channel} code for ${phone} is in the outbox file`);
  };
}

export type OutboxEntry = CodeMessage & { readonly at: string; readonly text: string };

const isMissingFileError = (error: unknown) => (error as { code?: string }).code === 'ENOENT';

/** Parses a line of the file. @returns an empty list for a line that a full disk cut short */
function parseOutboxLine(text: string): OutboxEntry[] {
  try {
    return [JSON.parse(text) as OutboxEntry];
  } catch {
    return [];
  }
}

/** The messages in the file; empty where the file is missing. */
export async function readOutbox(file: string): Promise<OutboxEntry[]> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (isMissingFileError(error)) return '';
    throw error;
  });
  return text.split('\n').filter(Boolean).flatMap(parseOutboxLine);
}

/**
 * Removes messages. The file is moved away first, so that messages that another process writes meanwhile go into a new
 * file.
 */
export const dropFromOutbox = (
  file: string,
  isDropped: (entry: OutboxEntry) => boolean,
): Promise<void> => runInTurn(() => dropEntries(file, isDropped));

async function dropEntries(
  file: string,
  isDropped: (entry: OutboxEntry) => boolean,
): Promise<void> {
  if (!(await readOutbox(file)).some(isDropped)) return;
  const movedFile = `${file}.${randomUUID()}`;
  await rename(file, movedFile);
  const remaining = (await readOutbox(movedFile)).filter((entry) => !isDropped(entry));
  if (remaining.length > 0)
    await appendText(file, remaining.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
  await rm(movedFile);
}
