/**
 * The backend's settings, from the environment of its process. The starting process has validated their values
 * (lib/core/env/validation/check-settings.mjs of the site). An empty value counts as not given. The environment is read
 * at each call, because tests and the start set values late.
 */
import 'server-only';
import { resolve } from 'node:path';
import { z } from 'zod';
import { loopbackKeys } from '@superbrowser/contract/loopback-keys';
import type { Webhook } from './common/signed-post';

const optionalTextSchema = z.preprocess((value) => value || undefined, z.string().optional());
const textWithDefaultSchema = (defaultValue: string) =>
  z.preprocess((given) => given || defaultValue, z.string());
const folderPath = (path: string) => resolve(/* turbopackIgnore: true */ path);

const environmentSchema = z.object({
  SITE_ORIGIN: textWithDefaultSchema('http://localhost:3000').transform((url) => new URL(url)),
  DEMO: optionalTextSchema,
  DATA_DIR: textWithDefaultSchema('.data').transform(folderPath),
  DATABASE_URL: optionalTextSchema,
  DOWNLOAD_HOST: optionalTextSchema.transform((url) => url && new URL(url).origin),
  DOWNLOAD_DIR: optionalTextSchema,
  UPSTREAM_HOST: optionalTextSchema,
  UPSTREAM_API_KEY: optionalTextSchema,
  UPSTREAM_ENCRYPTION_KEY: optionalTextSchema,
  SMS_WEBHOOK_URL: optionalTextSchema,
  SMS_WEBHOOK_SECRET: optionalTextSchema,
  APPLICATION_WEBHOOK_URL: optionalTextSchema,
  APPLICATION_WEBHOOK_SECRET: optionalTextSchema,
  SESSION_KEY: optionalTextSchema,
  SESSION_KEY_PREVIOUS: optionalTextSchema,
});

type Environment = z.output<typeof environmentSchema>;

const readEnvironment = (): Environment => environmentSchema.parse(process.env);

/** @throws Error naming the secret where a URL has no secret, because nothing would be sent without one */
function webhookOf(name: 'SMS_WEBHOOK' | 'APPLICATION_WEBHOOK', env: Environment): Webhook | null {
  const { [`${name}_URL` as const]: url, [`${name}_SECRET` as const]: secret } = env;
  if (!url) return null;
  if (!secret) throw new Error(`${name}_SECRET: must be given`);
  return { url, secret };
}

const isLoopback = (host: string) =>
  host === 'localhost' || host === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(host);

/** @throws Error where a URL is invalid, or a webhook has no secret */
export function readBackendSettings() {
  const env = readEnvironment();
  const siteOrigin = env.SITE_ORIGIN.origin;
  return {
    siteOrigin,
    /**
     * Whether sample data, and codes in a file, are allowed: always on a loopback address, elsewhere only with DEMO=1.
     */
    allowsSampleData: isLoopback(env.SITE_ORIGIN.hostname) || env.DEMO === '1',
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    /** The database file of SQLite. */
    databaseFile: folderPath(`${env.DATA_DIR}/backend.db`),
    /** The file to which codes are written where there is no gateway. */
    outboxFile: folderPath(`${env.DATA_DIR}/outbox/sms.jsonl`),
    /** Start of package URLs, without a trailing slash: the download host, otherwise the site's /files (D5). */
    packageBaseUrl: env.DOWNLOAD_HOST ?? `${siteOrigin}/files`,
    downloadHost: env.DOWNLOAD_HOST ?? null,
    /** The folder of the packages; null where another host serves them. */
    downloadDir: env.DOWNLOAD_HOST ? null : folderPath(env.DOWNLOAD_DIR ?? `${env.DATA_DIR}/files`),
    /** Whether an upstream holds accounts, applications and content instead of this database. */
    hasUpstream: Boolean(env.UPSTREAM_HOST),
    /** Keys of encrypted calls. */
    keys: {
      apiKey: env.UPSTREAM_API_KEY ?? loopbackKeys.apiKey,
      encryptionKey: env.UPSTREAM_ENCRYPTION_KEY ?? loopbackKeys.encryptionKey,
    },
    /** The webhook that takes verification codes: an SMS gateway. */
    smsWebhook: webhookOf('SMS_WEBHOOK', env),
    /** The webhook of the operator's own system, to which each application is delivered. */
    applicationWebhook: webhookOf('APPLICATION_WEBHOOK', env),
  };
}

/** Keys that seal data which a backup alone must not reveal. @throws Error without SESSION_KEY */
export function readSealKeys(): { current: string; previous: string | undefined } {
  const { SESSION_KEY, SESSION_KEY_PREVIOUS } = readEnvironment();
  if (!SESSION_KEY) throw new Error('SESSION_KEY: must be given');
  return { current: SESSION_KEY, previous: SESSION_KEY_PREVIOUS };
}
