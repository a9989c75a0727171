/** A backend in this process that is called over HTTP, as the site calls a backend on another machine. */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Db } from '@superbrowser/backend/database/open-database';
import { migrateToLatest } from '@superbrowser/backend/database/migrate';
import { createOutboxCodeSender } from '@superbrowser/backend/verification-codes/outbox-file';
import { createBackendApp } from '@superbrowser/backend/app';
import { seedIfNew } from '@superbrowser/backend/seed/seed-database';
import { startServer } from '@superbrowser/backend/start';
import { fetchExternal } from '@/lib/core/fetch/fetch-external';
import type { TestedBackend } from './tested-backend';

const keys = { apiKey: 'contract-api-key-1', encryptionKey: 'contract-aes-key' };
const packageBaseUrl = 'https://dl.example.com';

export interface ListeningBackend {
  readonly subject: TestedBackend;
  /** Stops the backend and closes its connections. */
  readonly stop: () => Promise<void>;
}

/**
 * Fills the database and starts a backend on it.
 * @param furtherDbs other connections to the same database: each is a further instance of the site, and the instances
 * answer in turns
 */
export async function startListeningBackend(
  db: Db,
  furtherDbs: Db[] = [],
): Promise<ListeningBackend> {
  const folder = await mkdtemp(join(tmpdir(), 'backend-'));
  const outboxFile = join(folder, 'outbox', 'sms.jsonl');
  await migrateToLatest(db);
  await seedIfNew(db);
  const dbs = [db, ...furtherDbs];
  const deliver = createOutboxCodeSender(outboxFile);
  const instances = dbs.map((one) =>
    createBackendApp({ db: one, packageBaseUrl, now: Date.now, keys, deliverCode: deliver }),
  );
  let turn = 0;
  const server = await startServer(
    async (request) => instances[(turn += 1) % instances.length]!.fetch(request),
    { port: 0, host: '127.0.0.1' },
  );
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const loadEventKeys = async () => {
    const rows = await db.selectFrom('events').select('key').orderBy('received_at').execute();
    return rows.map((row) => row.key);
  };
  return {
    subject: {
      packageBaseUrl,
      outboxFile,
      loadEventKeys,
      withDb: (work) => work(db),
      transport: { name: origin, origin, fetch: fetchExternal, keys: () => keys },
    },
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
      await Promise.all(dbs.map((one) => one.destroy()));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
