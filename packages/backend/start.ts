/** Starts the backend: its database, its server, and its repeated work. */
import 'server-only';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
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
import { openConfiguredDatabase, prepareDatabase } from './database/configured-database';
import { openSqlite, type Db } from './database/open-database';
import { deliverAsConfigured } from './verification-codes/code-delivery';
import { postSignedOrThrow } from './common/signed-post';
import { recordMeasuredDays } from './promoters/figure-counts';
import { startScheduledPublishing } from './releases/publish-due';
import { startRepeatedWork, type RepeatedWork } from './common/repeated-work';
import { startRetention } from './retention';
import { readBackendSettings } from './settings';
import { sealStoredSecrets } from './staff/sealed-secret';
import { startUploadCleanup } from './uploads/remove-old-uploads';

function startBackgroundWork(db: Db): RepeatedWork[] {
  const { outboxFile, hasUpstream, applicationWebhook, downloadDir } = readBackendSettings();
  const alwaysRunning = [startRetention(db, outboxFile), startRecordingMeasuredDays(db)];
  // Where there is an upstream, only it knows about applications and releases.
  if (hasUpstream) return alwaysRunning;
  return [
    ...alwaysRunning,
    ...(applicationWebhook
      ? [startApplicationDelivery(db, (content) => postSignedOrThrow(applicationWebhook, content))]
      : []),
    startScheduledPublishing({ db, downloadDir }),
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
  const db = await (isInMemory ? openSqlite(':memory:') : openConfiguredDatabase());
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
