import 'server-only';
import { buildEnv } from '@/lib/env/build';
import { serverEnv, sessionSealKeys } from '@/lib/env/server';
import { databaseFile } from '../../instance';
import { outboxFile } from '../../delivery';
import type { DatabasePlace, Surroundings } from '../verb';

/** @param address may hold a password, which goes nowhere */
function withoutPassword(address: string): string {
  const url = new URL(address);
  url.password = '';
  url.searchParams.delete('password');
  return url.href;
}

function configuredPlace(address: string | undefined): DatabasePlace {
  return address ? { postgres: withoutPassword(address) } : { file: databaseFile() };
}

/** What lies outside the database, as this deployment's settings say. */
export function configuredSurroundings(): Surroundings {
  const env = serverEnv();
  const receiver = (url: string | undefined, secret: string | undefined) =>
    url && secret ? { url, secret } : null;
  return {
    database: configuredPlace(env.DATABASE_URL),
    dataDir: env.DATA_DIR,
    downloadDir: env.DOWNLOAD_HOST ? null : env.DOWNLOAD_DIR,
    downloadHost: env.DOWNLOAD_HOST ?? null,
    outbox: outboxFile(),
    siteOrigin: buildEnv().SITE_ORIGIN,
    sessionKeys: sessionSealKeys,
    hasUpstream: Boolean(env.UPSTREAM_HOST),
    smsGateway: receiver(env.SMS_WEBHOOK_URL, env.SMS_WEBHOOK_SECRET),
    applicationReceiver: receiver(env.APPLICATION_WEBHOOK_URL, env.APPLICATION_WEBHOOK_SECRET),
  };
}
