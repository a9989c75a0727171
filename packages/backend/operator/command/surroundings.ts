import 'server-only';
import { buildEnv } from '@/lib/env/build';
import { serverEnv } from '@/lib/env/server';
import { databaseFile } from '../../start';
import { outboxFile } from '../../delivery';
import type { DatabasePlace, Surroundings } from '../verb';

/** An address as the tools of PostgreSQL read it. */
function postgresPlace(address: string): DatabasePlace {
  const url = new URL(address);
  const password = decodeURIComponent(url.password) || url.searchParams.get('password');
  url.password = '';
  url.searchParams.delete('password');
  // Words of the Node driver alone.
  url.searchParams.delete('uselibpqcompat');
  if (url.searchParams.get('sslmode') === 'no-verify') url.searchParams.set('sslmode', 'require');
  return { postgres: url.href, password };
}

const configuredPlace = (address: string | undefined): DatabasePlace =>
  address ? postgresPlace(address) : { file: databaseFile() };

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
    hasUpstream: Boolean(env.UPSTREAM_HOST),
    smsGateway: receiver(env.SMS_WEBHOOK_URL, env.SMS_WEBHOOK_SECRET),
    applicationReceiver: receiver(env.APPLICATION_WEBHOOK_URL, env.APPLICATION_WEBHOOK_SECRET),
  };
}
