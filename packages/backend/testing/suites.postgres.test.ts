/** Tests two instances of the site on one PostgreSQL; runs where TEST_DATABASE_URL names a server. */
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { openPostgres } from '@superbrowser/backend/database/open-database';
import { migrateToLatest } from '@superbrowser/backend/database/migrate';
import { seedIfNew } from '@superbrowser/backend/seed/seed-database';
import { runBackendSuites } from './suites';
import { startListeningBackend, type ListeningBackend } from './support/listening-backend';

// secrets.test.ts tests the real hashing costs.
jest.mock('@superbrowser/backend/common/secrets', () => ({
  ...jest.requireActual<object>('@superbrowser/backend/common/secrets'),
  passwordCost: { N: 2 ** 9, r: 8, p: 1 },
  codeCost: { N: 2 ** 8, r: 8, p: 1 },
}));

const server = process.env.TEST_DATABASE_URL;
const name = `test_${randomBytes(6).toString('hex')}`;

async function admin(sql: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
/** Creates a database. @returns its URL */
async function createDatabase(database: string): Promise<string> {
  await admin(`create database ${database}`);
  return Object.assign(new URL(String(server)), { pathname: `/${database}` }).href;
}

let backend: ListeningBackend;
beforeAll(async () => {
  const url = await createDatabase(name);
  backend = await startListeningBackend(openPostgres(url), [openPostgres(url)]);
});
afterAll(async () => {
  await backend.stop();
  // Dropping the database cuts off a connection that is closing, and the pool logs that.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await admin(`drop database ${name} with (force)`);
});

runBackendSuites(() => backend.subject, { without: ['wire', 'texts'] });

it('is migrated and seeded once by three starting together', async () => {
  const other = `${name}_race`;
  const url = await createDatabase(other);
  const pools = [1, 2, 3].map(() => openPostgres(url));
  try {
    await Promise.all(pools.map(migrateToLatest));
    expect((await Promise.all(pools.map(seedIfNew))).filter(Boolean)).toHaveLength(1);
  } finally {
    await Promise.all(pools.map((pool) => pool.destroy()));
    await admin(`drop database ${other} with (force)`);
  }
});
