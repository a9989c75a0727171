import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { migrateToLatest } from '@/lib/backend/db/migrate';
import { openPostgres, openSqlite, type Db } from '@/lib/backend/db/connect';
import { fileOutbox } from '@/lib/backend/delivery/outbox';
import { createDirect } from '@/lib/backend/direct';
import { createBackend } from '@/lib/backend/handler';
import { seedIfNew } from '@/lib/backend/seed/load';
import { sendOut } from '@/lib/net/outgoing';
import { contract } from './contract';
import type { Subject } from './subject';
import { spawnBackend, type BackendProcess } from './backend-process';

const keys = { apiKey: 'contract-api-key-1', encryptionKey: 'contract-aes-key' };
const filesBase = 'https://dl.example.com';

// Password hashes are meant to take their time, and a busy machine takes more.
jest.setTimeout(60_000);

/** Further connections stand for further instances of the site; they take turns in answering. */
async function inProcess(db: Db, folder: string, further: Db[] = []): Promise<Subject> {
  await migrateToLatest(db);
  await seedIfNew(db);
  const outbox = join(folder, 'outbox', 'sms.jsonl');
  const deliver = fileOutbox(outbox);
  const instances = [db, ...further].map((one) =>
    createBackend({ db: one, filesBase, now: Date.now, keys, deliver }),
  );
  let turn = 0;
  return {
    filesBase,
    outbox,
    withDb: (work) => work(db),
    storedEvents: () => storedEvents(db),
    transport: {
      name: 'in process',
      origin: 'http://backend.invalid',
      fetch: (request) => instances[(turn += 1) % instances.length]!(request),
      keys: () => keys,
    },
  };
}

async function storedEvents(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('events').select('key').orderBy('received_at').execute();
  return rows.map((row) => row.key);
}

describe('SQLite', () => {
  let folder: string;
  let db: Db;
  let subject: Subject;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'backend-'));
    db = await openSqlite(join(folder, 'backend.db'));
    subject = await inProcess(db, folder);
  });
  afterAll(async () => {
    await db.destroy();
    await rm(folder, { recursive: true });
  });
  contract('in process', () => subject);
});

/** As the site asks its own backend: what goes over no wire must be answered as if it did. */
describe('SQLite, asked directly', () => {
  let folder: string;
  let db: Db;
  let subject: Subject;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'backend-'));
    db = await openSqlite(join(folder, 'backend.db'));
    const asked = await inProcess(db, folder);
    const deliver = fileOutbox(asked.outbox);
    const direct = createDirect({ db, filesBase, now: Date.now, keys, deliver });
    subject = { ...asked, transport: { ...asked.transport, direct } };
  });
  afterAll(async () => {
    await db.destroy();
    await rm(folder, { recursive: true });
  });
  contract('directly', () => subject);
});

// Defined only where a server is given, so that a run without one reports no skipped tests.
const postgres = process.env.TEST_DATABASE_URL;
if (postgres) {
  describe('PostgreSQL', () => {
    const name = `test_${randomBytes(6).toString('hex')}`;
    let folder: string;
    let db: Db;
    let second: Db;
    let subject: Subject;
    const admin = async (sql: string) => {
      const client = new Client({ connectionString: postgres });
      await client.connect();
      await client.query(sql).finally(() => client.end());
    };
    beforeAll(async () => {
      await admin(`create database ${name}`);
      const address = Object.assign(new URL(postgres), { pathname: `/${name}` }).href;
      [db, second] = [openPostgres(address), openPostgres(address)];
      folder = await mkdtemp(join(tmpdir(), 'backend-'));
      subject = await inProcess(db, folder, [second]);
    });
    afterAll(async () => {
      await Promise.all([db.destroy(), second.destroy()]);
      // A connection that is still saying goodbye is cut off by the drop, and the pool says so.
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      await admin(`drop database ${name} with (force)`);
      await rm(folder, { recursive: true });
    });
    contract('two instances in process', () => subject);

    it('is migrated and seeded once by three starting together', async () => {
      const other = `${name}_race`;
      await admin(`create database ${other}`);
      const url = Object.assign(new URL(postgres), { pathname: `/${other}` }).href;
      const pools = [1, 2, 3].map(() => openPostgres(url));
      try {
        await Promise.all(pools.map(migrateToLatest));
        expect((await Promise.all(pools.map(seedIfNew))).filter(Boolean)).toHaveLength(1);
      } finally {
        await Promise.all(pools.map((pool) => pool.destroy()));
        await admin(`drop database ${other} with (force)`);
      }
    });
  });
}

describe('over HTTP', () => {
  let folder: string;
  let backend: BackendProcess;
  let subject: Subject;
  const withDb: Subject['withDb'] = async (work) => {
    const db = await openSqlite(join(folder, 'backend.db'));
    return work(db).finally(() => db.destroy());
  };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'backend-'));
    backend = await spawnBackend({
      DATA_DIR: folder,
      DOWNLOAD_HOST: filesBase,
      UPSTREAM_API_KEY: keys.apiKey,
      UPSTREAM_ENCRYPTION_KEY: keys.encryptionKey,
    });
    subject = {
      filesBase,
      outbox: join(folder, 'outbox', 'sms.jsonl'),
      withDb,
      storedEvents: () => withDb(storedEvents),
      transport: {
        name: 'process',
        origin: backend.origin,
        fetch: sendOut,
        keys: () => keys,
      },
    };
  }, 30_000);
  afterAll(async () => {
    await backend.stop();
    await rm(folder, { recursive: true });
  });
  contract('separate process', () => subject);
});
