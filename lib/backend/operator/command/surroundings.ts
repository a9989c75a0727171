import 'server-only';
import { serverEnv } from '@/lib/env/server';
import { outboxFile } from '../../delivery';
import type { Surroundings } from '../verb';

/** What lies outside the database, as this deployment's settings say. */
export function configuredSurroundings(): Surroundings {
  const env = serverEnv();
  const receiver = (url: string | undefined, secret: string | undefined) =>
    url && secret ? { url, secret } : null;
  return {
    downloadDir: env.DOWNLOAD_HOST ? null : env.DOWNLOAD_DIR,
    downloadHost: env.DOWNLOAD_HOST ?? null,
    outbox: outboxFile(),
    smsGateway: receiver(env.SMS_WEBHOOK_URL, env.SMS_WEBHOOK_SECRET),
    applicationReceiver: receiver(env.APPLICATION_WEBHOOK_URL, env.APPLICATION_WEBHOOK_SECRET),
  };
}
