import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '@superbrowser/backend/database/open-database';
import { runBackendSuites } from './suites';
import { startListeningBackend, type ListeningBackend } from './support/listening-backend';

// secrets.test.ts tests the real hashing costs.
jest.mock('@superbrowser/backend/common/secrets', () => ({
  ...jest.requireActual<object>('@superbrowser/backend/common/secrets'),
  passwordCost: { N: 2 ** 9, r: 8, p: 1 },
  codeCost: { N: 2 ** 8, r: 8, p: 1 },
}));

let folder: string;
let backend: ListeningBackend;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backend-'));
  backend = await startListeningBackend(await openSqlite(join(folder, 'backend.db')));
});
afterAll(async () => {
  await backend.stop();
  await rm(folder, { recursive: true });
});

runBackendSuites(() => backend.subject);
