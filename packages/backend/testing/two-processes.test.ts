/**
 * Tests two processes on one SQLite folder, as they occur in an upgrade or when the site is started twice by mistake.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openSqlite } from '@superbrowser/backend/database/open-database';
import { applicationTypes } from '@superbrowser/contract/forms/application-kinds';
import { endpoints } from '@superbrowser/contract/endpoints';
import { createUpstreamCall } from '@/lib/core/upstream/client/call-upstream';
import { spawnBackend, type BackendProcess } from './support/backend-process';

const each = 25;
let folder: string;
let backends: BackendProcess[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backend-'));
  const settings = { DATA_DIR: folder, UPSTREAM_API_KEY: '', UPSTREAM_ENCRYPTION_KEY: '' };
  backends = await Promise.all([spawnBackend(settings), spawnBackend(settings)]);
}, 60_000);
afterAll(async () => {
  await Promise.all(backends.map((backend) => backend.stop()));
  await rm(folder, { recursive: true });
});

it(`store ${each} applications each at the same moment, every one of them once`, async () => {
  const numbers = await Promise.all(
    backends.flatMap(({ origin }) => {
      const keys = () => ({ apiKey: 'unused-by-this-channel', encryptionKey: 'unused' });
      const call = createUpstreamCall(() => ({
        name: origin,
        origin,
        fetch: (request) => fetch(request),
        keys,
      }));
      return Array.from({ length: each }, async (_, n) => {
        const fields = { feedback_kind: 'bug', text: `${origin} ${n}`, is_agreed: true };
        const form = {
          type: applicationTypes.feedback,
          from: 0,
          fields,
          idempotency_key: randomUUID(),
        };
        return (await call(endpoints.apply, form, { deadlineMs: 30_000 })).apply_no;
      });
    }),
  );
  const db = await openSqlite(join(folder, 'backend.db'));
  try {
    const rows = await db.selectFrom('applications').select(['apply_no', 'fields']).execute();
    expect(rows.map((row) => row.apply_no).sort()).toEqual(numbers.toSorted());
    expect(new Set(rows.map((row) => row.fields)).size).toBe(2 * each);
    const { rows: whole } = await sql`pragma integrity_check`.execute(db);
    expect(whole).toEqual([{ integrity_check: 'ok' }]);
  } finally {
    await db.destroy();
  }
}, 60_000);
