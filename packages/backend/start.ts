/** Starts the backend: its database, its server, and its repeated work. */
import 'server-only';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { beijingDay } from '@superbrowser/shared/beijing-time';
import { minuteMs } from '@superbrowser/shared/durations';
import { log, reasonOf } from './common/log';
import { createBackendApp } from './app';
import { startApplicationDelivery } from './applications/application-delivery';
import { migrateToLatest } from './database/migrate';
import { openPostgres, openSqlite, type Db } from './database/open-database';
import { deliverAsConfigured } from './verification-codes/code-delivery';
import { postSignedOrThrow } from './common/signed-post';
import { recordMeasuredDays } from './promoters/figure-counts';
import { startPublishing } from './releases/publish-due';
import { startRepeatedWork, type RepeatedWork } from './common/repeated-work';
import { startRetention } from './retention';
import { hasSamples, seedIfNew } from './seed/seed-database';
import { readBackendSettings } from './settings';
import { sealStoredSecrets } from './staff/sealed-secret';
import { startUploadCleanup } from './uploads/remove-old-uploads';

/** Opens the configured database. */
export async function openDatabase(): Promise<Db> {
  const { databaseUrl, databaseFile } = readBackendSettings();
  return databaseUrl ? openPostgres(databaseUrl) : openSqlite(databaseFile);
}

/** Whether the tables of this site exist. The database may be empty, or belong to another program. */
const hasOurTables = async (db: Db): Promise<boolean> =>
  (await db.introspection.getTables()).some(({ name }) => name === 'applications');

/** The error for a missing or foreign database. It does not contain the URL, which may include a password. */
function missingDatabaseError(): Error {
  const { databaseUrl, dataDir } = readBackendSettings();
  const problem = databaseUrl
    ? 'DATABASE_URL names a database without the tables of this site'
    : `DATA_DIR is ${dataDir}, where no database of this site is`;
  return new Error(`${problem}. Is this the right folder, and are these the settings of the site?`);
}

/**
 * Opens the configured database for an operator. Never creates one, because an empty one would look like a site without
 * data.
 * @throws Error in one line naming the setting when there is none
 */
export async function openExistingDatabase(): Promise<Db> {
  const { databaseUrl, databaseFile, dataDir } = readBackendSettings();
  if (!databaseUrl && !existsSync(databaseFile)) throw missingDatabaseError();
  const db = await openDatabase();
  const hasTablesOrError = await hasOurTables(db).catch((error: NodeJS.ErrnoException) => error);
  if (hasTablesOrError === true) return db;
  await db.destroy();
  if (hasTablesOrError === false) throw missingDatabaseError();
  const name = databaseUrl ? 'DATABASE_URL' : `DATA_DIR, ${dataDir},`;
  throw new Error(
    `The database of ${name} cannot be read: ${hasTablesOrError.message || hasTablesOrError.code}`,
  );
}

/** Migrates the schema; loads samples on a loopback address and for demonstrations only. */
export async function prepareDatabase(db: Db): Promise<Db> {
  await migrateToLatest(db);
  if (!readBackendSettings().allowsSampleData) await warnUnlessProductionReady(db);
  else if (await seedIfNew(db)) log.info('backend', 'new database filled with the seed content');
  return db;
}

/** Warns of samples in a site's database and of a missing SMS gateway. Only the operator can change either. */
async function warnUnlessProductionReady(db: Db): Promise<void> {
  if (await hasSamples(db))
    log.error(
      'backend',
      'this database was filled with samples by a demonstration: use another one',
    );
  if (!readBackendSettings().smsGateway)
    log.error('backend', 'SMS_WEBHOOK_URL is not set: no verification codes are sent');
}

function startBackgroundWork(db: Db): RepeatedWork[] {
  const { outboxFile, hasUpstream, applicationReceiver, downloadDir } = readBackendSettings();
  const alwaysRunning = [startRetention(db, outboxFile), startRecordingMeasuredDays(db)];
  // Where there is an upstream, only it knows about applications and releases.
  if (hasUpstream) return alwaysRunning;
  return [
    ...alwaysRunning,
    ...(applicationReceiver
      ? [startApplicationDelivery(db, (content) => postSignedOrThrow(applicationReceiver, content))]
      : []),
    startPublishing({ db, downloadDir }),
    ...(downloadDir ? [startUploadCleanup(db, downloadDir)] : []),
  ];
}

/** Records each day as measured, so that a day without visits counts 0 instead of being unknown. */
const startRecordingMeasuredDays = (db: Db): RepeatedWork =>
  startRepeatedWork('figures', () => recordMeasuredDays(db, [beijingDay(Date.now())]), {
    firstAfterMs: 1_000,
    everyMs: 10 * minuteMs,
  });

export interface StartOptions {
  /** Port to listen on; 0 takes any free port. */
  readonly port?: number;
  readonly host?: string;
  /**
   * Secret of requests; generated when left out. With null, the API needs no secret, and the site's own data are not
   * served.
   */
  readonly secret?: string | null;
  /** Uses a temporary database instead of the configured one: for a build, which must not touch data (B6). */
  readonly isInMemory?: boolean;
}

export interface RunningBackend {
  readonly origin: string;
  readonly secret: string | null;
  /** The database; a failed attempt to open it is repeated on the next call. */
  readonly getDatabase: () => Promise<Db>;
  /** Lets running requests finish, stops the repeated work, then closes the database. */
  readonly close: () => Promise<void>;
}

async function openPreparedDatabase(isInMemory: boolean): Promise<Db> {
  const db = await (isInMemory ? openSqlite(':memory:') : openDatabase());
  try {
    // With an upstream the content is not used, so there is nothing to fill or to warn about.
    await (readBackendSettings().hasUpstream ? migrateToLatest(db) : prepareDatabase(db));
    await sealStoredSecrets(db);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

interface OpenedBackend {
  readonly db: Db;
  readonly app: Hono;
  /** Work that is repeated while the backend answers requests. */
  readonly repeatedWork: readonly RepeatedWork[];
}

async function openBackend(isInMemory: boolean, secret: string | null): Promise<OpenedBackend> {
  const db = await openPreparedDatabase(isInMemory);
  const { packageBaseUrl, keys } = readBackendSettings();
  const app = createBackendApp({
    db,
    packageBaseUrl,
    keys,
    now: () => Date.now(),
    deliverCode: deliverAsConfigured,
    secret: secret ?? undefined,
  });
  return { db, app, repeatedWork: isInMemory ? [] : startBackgroundWork(db) };
}

const unavailableResponse = () =>
  Response.json(
    { error: 'the database does not open' },
    { status: 503, headers: { 'retry-after': '10' } },
  );

/** Starts listening. @param fetch answers a request; must not reject */
export async function startServer(
  fetch: (request: Request) => Promise<Response>,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<Server> {
  const server = createAdaptorServer({ fetch }) as Server;
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(port, host, resolve),
  );
  return server;
}

/**
 * Serves the configured database. The server also listens while the database is down, and reports that, so that a site
 * can start and show what it has.
 */
export async function startBackend({
  port = 0,
  host = '127.0.0.1',
  secret = randomBytes(32).toString('base64url'),
  isInMemory = false,
}: StartOptions = {}): Promise<RunningBackend> {
  let opening: Promise<OpenedBackend> | undefined;
  const openOnce = (): Promise<OpenedBackend> =>
    (opening ??= openBackend(isInMemory, secret).catch((error: unknown) => {
      opening = undefined;
      log.error('backend', 'the database does not open', { reason: reasonOf(error) });
      throw error;
    }));
  const server = await startServer(
    async (request) => {
      const backend = await openOnce().catch(() => null);
      return backend ? backend.app.fetch(request) : unavailableResponse();
    },
    { port, host },
  );
  await openOnce().catch(() => undefined);
  return {
    origin: `http://${host}:${(server.address() as AddressInfo).port}`,
    secret,
    getDatabase: async () => (await openOnce()).db,
    async close() {
      const closing = once(server, 'close');
      server.close();
      server.closeIdleConnections();
      await closing;
      const backend = await opening?.catch(() => undefined);
      await Promise.all((backend?.repeatedWork ?? []).map((work) => work.stop()));
      await backend?.db.destroy();
    },
  };
}
