/**
 * Run-time settings of the server: upstream, database, download host and their keys.
 * Read on first use, not on import, so that a build needs no secret (B6).
 */
import 'server-only';
import { resolve } from 'node:path';
import { z } from 'zod';
import { isLoopback } from '@/lib/http/loopback';
import { buildEnv } from './build';

const origin = z
  .url({ protocol: /^https?$/, abort: true })
  .refine((value) => new URL(value).pathname === '/', 'must be an origin without a path')
  .transform((value) => new URL(value).origin);

const key = z.string().min(16, 'must have at least 16 characters');
const longKey = z.string().min(32, 'must have at least 32 characters');
const sixteenBytes = z
  .string()
  .refine((value) => Buffer.byteLength(value) === 16, 'must be exactly 16 bytes');

const schema = z.object({
  UPSTREAM_HOST: origin.optional(),
  UPSTREAM_API_KEY: key.optional(),
  UPSTREAM_ENCRYPTION_KEY: sixteenBytes.optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATA_DIR: z.string().default('.data'),
  DOWNLOAD_HOST: origin.optional(),
  DOWNLOAD_DIR: z.string().optional(),
  DOWNLOAD_SIGN_KEY: key.optional(),
  /** Still accepted by the embedded download host while a key is being changed (D5). */
  DOWNLOAD_SIGN_KEY_PREVIOUS: key.optional(),
  /** Gateway that delivers verification codes; without it they go to DATA_DIR/outbox/sms.jsonl. */
  SMS_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_WEBHOOK_SECRET: key.optional(),
  /** The operator's own system, told about each application. */
  APPLICATION_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  APPLICATION_WEBHOOK_SECRET: key.optional(),
  /** Seals session cookies and hides addresses in counters. */
  SESSION_KEY: longKey.optional(),
  /** Still opens cookies while a key is being changed. */
  SESSION_KEY_PREVIOUS: longKey.optional(),
  /** Counters shared by all instances; without it each instance counts for itself. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** R4: codes sent in an hour, all visitors together. */
  CODES_PER_HOUR: z.coerce.number().int().min(1).default(5_000),
  /** Events of the analytics kept in a day, all visitors together; from half of it on a tenth of the visits. */
  EVENTS_PER_DAY: z.coerce.number().int().min(1).default(100_000),
});

type Parsed = z.infer<typeof schema>;

export interface ServerEnv extends Omit<Parsed, 'DOWNLOAD_DIR'> {
  readonly DOWNLOAD_DIR: string;
}

const names = Object.keys(schema.shape) as (keyof Parsed)[];

/** Whether the configured public origin is a real one; on loopback keys may be generated (B5). */
export function isProduction(): boolean {
  return !isLoopback(new URL(buildEnv().SITE_ORIGIN).hostname);
}

/** Whether this is `next build`: no secret is needed and nothing under DATA_DIR may be touched (B6). */
export function isBuilding(): boolean {
  return process.env.NEXT_PHASE === 'phase-production-build';
}

function missingKeys(env: Parsed): string[] {
  if (isBuilding()) return [];
  const needed: (keyof Parsed)[] = env.UPSTREAM_HOST
    ? ['UPSTREAM_API_KEY', 'UPSTREAM_ENCRYPTION_KEY']
    : [];
  if (isProduction()) needed.push('DOWNLOAD_SIGN_KEY', 'SESSION_KEY');
  if (env.SMS_WEBHOOK_URL) needed.push('SMS_WEBHOOK_SECRET');
  if (env.APPLICATION_WEBHOOK_URL) needed.push('APPLICATION_WEBHOOK_SECRET');
  return needed.filter((name) => env[name] === undefined).map((name) => `${name}: must be given`);
}

function parse(present: Record<string, string>): ServerEnv {
  const result = schema.safeParse(present);
  const problems = result.success
    ? missingKeys(result.data)
    : result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  if (!result.success || problems.length > 0)
    throw new Error(`Configuration not usable:\n  ${problems.join('\n  ')}`);
  const dataDir = resolve(/* turbopackIgnore: true */ result.data.DATA_DIR);
  const downloadDir =
    result.data.DOWNLOAD_DIR ?? resolve(/* turbopackIgnore: true */ dataDir, 'files');
  return {
    ...result.data,
    DATA_DIR: dataDir,
    DOWNLOAD_DIR: resolve(/* turbopackIgnore: true */ downloadDir),
  };
}

let cached: { fingerprint: string; env: ServerEnv } | undefined;

/**
 * The validated settings, directories as absolute paths.
 * @throws Error naming every variable that is missing or not usable
 */
export function serverEnv(source: Record<string, string | undefined> = process.env): ServerEnv {
  const present = Object.fromEntries(
    names.flatMap((name) => (source[name] ? [[name, source[name]]] : [])),
  );
  // The start script and tests set variables late, so the cache follows their values.
  const fingerprint = JSON.stringify([present, process.env.NEXT_PHASE]);
  if (cached?.fingerprint !== fingerprint) cached = { fingerprint, env: parse(present) };
  return cached.env;
}

/** Where package addresses start, without a trailing slash: the download host, else this site's /files (D5). */
export function filesBase(): string {
  return serverEnv().DOWNLOAD_HOST ?? `${buildEnv().SITE_ORIGIN}/files`;
}

/** Both ends of the encrypted channel are in one process when no upstream is configured: fixed values do. */
const inProcess = { apiKey: 'embedded-backend-key', encryptionKey: 'embedded-channel' } as const;

/**
 * Keys of the encrypted channel.
 * @throws Error when an upstream is configured and its keys are not (only possible while building)
 */
export function upstreamKeys(): { apiKey: string; encryptionKey: string } {
  const { UPSTREAM_HOST, UPSTREAM_API_KEY, UPSTREAM_ENCRYPTION_KEY } = serverEnv();
  if (!UPSTREAM_HOST) {
    return {
      apiKey: UPSTREAM_API_KEY ?? inProcess.apiKey,
      encryptionKey: UPSTREAM_ENCRYPTION_KEY ?? inProcess.encryptionKey,
    };
  }
  if (!UPSTREAM_API_KEY || !UPSTREAM_ENCRYPTION_KEY)
    throw new Error('UPSTREAM_API_KEY and UPSTREAM_ENCRYPTION_KEY: must be given');
  return { apiKey: UPSTREAM_API_KEY, encryptionKey: UPSTREAM_ENCRYPTION_KEY };
}

/**
 * Keys of the session cookie, the newest first.
 * @throws Error when there is none (B5: on loopback the start script draws one)
 */
export function sessionKeys(): { current: string; previous: string | undefined } {
  const { SESSION_KEY, SESSION_KEY_PREVIOUS } = serverEnv();
  if (!SESSION_KEY) throw new Error('SESSION_KEY: must be given');
  return { current: SESSION_KEY, previous: SESSION_KEY_PREVIOUS };
}
