/** How codes reach people: a real gateway when one is configured, else a file to read them from. */
import 'server-only';
import { join } from 'node:path';
import { hasDemoData } from '@/lib/env/demo';
import { serverEnv } from '@/lib/env/server';
import { fileOutbox } from './outbox';
import type { Deliver } from './types';
import { webhook } from './webhook';

/** Where codes are written in place of a gateway. */
export const outboxFile = (): string =>
  join(/* turbopackIgnore: true */ serverEnv().DATA_DIR, 'outbox', 'sms.jsonl');

/** The delivery the present configuration asks for. */
export const configuredDelivery: Deliver = (message) => {
  const { SMS_WEBHOOK_URL, SMS_WEBHOOK_SECRET } = serverEnv();
  if (SMS_WEBHOOK_URL && SMS_WEBHOOK_SECRET)
    return webhook(SMS_WEBHOOK_URL, SMS_WEBHOOK_SECRET)(message);
  // Whoever reads the file would be whoever they like.
  if (!hasDemoData()) return Promise.reject(new Error('SMS_WEBHOOK_URL is not set'));
  return fileOutbox(outboxFile())(message);
};
