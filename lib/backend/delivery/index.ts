/** How codes reach people: a real gateway when one is configured, else a file to read them from. */
import 'server-only';
import { join } from 'node:path';
import { serverEnv } from '@/lib/env/server';
import { fileOutbox } from './outbox';
import type { Deliver } from './types';
import { webhook } from './webhook';

/** The delivery the present configuration asks for. */
export const configuredDelivery: Deliver = (message) => {
  const { SMS_WEBHOOK_URL, SMS_WEBHOOK_SECRET, DATA_DIR } = serverEnv();
  if (SMS_WEBHOOK_URL && SMS_WEBHOOK_SECRET)
    return webhook(SMS_WEBHOOK_URL, SMS_WEBHOOK_SECRET)(message);
  return fileOutbox(join(/* turbopackIgnore: true */ DATA_DIR, 'outbox', 'sms.jsonl'))(message);
};
