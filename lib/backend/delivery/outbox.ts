import 'server-only';
import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { maskedPhone } from '../accounts/phone';
import { messageText, type CodeMessage, type Deliver } from './types';

async function append(file: string, line: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const handle = await open(file, 'a', 0o600);
  try {
    await handle.appendFile(line);
    await handle.datasync();
  } finally {
    await handle.close();
  }
}

/** Appends each message as a line of JSON to a file only this user can read; nothing is sent. */
export function fileOutbox(file: string): Deliver {
  return async (message: CodeMessage) => {
    const entry = { at: new Date().toISOString(), ...message, text: messageText(message) };
    await append(file, `${JSON.stringify(entry)}\n`);
    const phone = maskedPhone(`+${message.area_code}${message.phone}`);
    console.info(`[backend] ${message.channel} code for ${phone} is in the outbox file`);
  };
}
