/** Tests of staff's commands about the site's health. Where time matters, the test sets the clock. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { createHealthStore, maxStoredErrors } from '@superbrowser/backend/site-data/health-store';
import { removeExpiredRows } from '@superbrowser/backend/retention';
import type { DeliveryBacklog } from '@superbrowser/backend/admin/operation-groups/health/delivery-backlog';
import {
  listErrorLines,
  type ListedError,
} from '@superbrowser/backend/admin/record-types/errors/error-lines';
import type { RecentLimitHits } from '@superbrowser/backend/admin/record-types/limits/recent-limit-hits';
import type { Health } from '@superbrowser/backend/admin/operation-groups/health';
import type { ErrorLineRow } from '@superbrowser/contract/site-data/health';
import { bareApplication } from '../../support/bare-application';
import type { TestedBackend } from '../../support/tested-backend';
import { adminSteps } from '../../support/admin-steps';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const noon = Date.parse('2031-05-05T04:00:00Z');
const healthTables = ['error_lines', 'limit_hits'] as const;
const statusTables = ['status_minutes', 'status_hours', 'status_incidents'] as const;
const iso = (ms: number) => new Date(ms).toISOString();

const line = (at: number, fields: Partial<ErrorLineRow> = {}): ErrorLineRow => ({
  line_id: randomUUID(),
  at: iso(at),
  part: 'handler',
  message: 'failed',
  request_id: null,
  route: null,
  code: null,
  reason: null,
  worker: null,
  ...fields,
});

export function adminHealthSuite(subject: () => TestedBackend): void {
  const { loadData } = adminSteps(subject);
  const addErrors = (lines: readonly ErrorLineRow[]) =>
    subject().withDb((db) => createHealthStore(() => Promise.resolve(db)).addErrors(lines));
  const addHits = (limitName: string, at: number, hits: number) =>
    subject().withDb((db) =>
      createHealthStore(() => Promise.resolve(db)).addHits([
        { limit_name: limitName, hour: iso(at), hits },
      ]),
    );
  const loadErrors = (input: object) => loadData<ListedError[]>('errors list', input);

  beforeEach(() =>
    subject().withDb(async (db) => {
      for (const table of [...healthTables, ...statusTables]) await db.deleteFrom(table).execute();
    }),
  );

  it('an error is found by the id of its request, and by the letters a visitor saw', async () => {
    const [request, other] = [randomUUID(), randomUUID()];
    await addErrors([
      line(noon, { request_id: request, route: 'POST /api/x', reason: 'timeout' }),
      line(noon + minute, { request_id: other }),
      line(noon + 2 * minute),
    ]);
    for (const typed of [request, request.slice(0, 8), ` ${request.slice(0, 8).toUpperCase()} `])
      expect(await loadErrors({ request: typed })).toEqual([
        expect.objectContaining({ request_id: request, route: 'POST /api/x', reason: 'timeout' }),
      ]);
    expect((await loadErrors({})).map(({ at }) => at)).toEqual([
      iso(noon + 2 * minute),
      iso(noon + minute),
      iso(noon),
    ]);
    expect(await loadErrors({ from: iso(noon + minute) })).toHaveLength(2);
    expect(await loadErrors({ size: '1' })).toHaveLength(1);
  });

  it.each(['%', '____', 'abc', "' or 1=1", 'x'.repeat(50)])('%j is no id of a request', (request) =>
    expect(loadErrors({ request })).rejects.toMatchObject({ status: 422 }),
  );

  it('errors are stored once, also when written again, and listed in pages', async () => {
    const lines = Array.from({ length: 130 }, (_, n) => line(noon + n));
    await addErrors(lines);
    await addErrors(lines);
    const loadPage = (number: number) =>
      subject().withDb((db) => listErrorLines(db, {}, { page: number, size: 50 }));
    const [first, last] = [await loadPage(1), await loadPage(3)];
    expect([first.total, first.pageCount, first.rows.length, last.rows.length]).toEqual([
      130, 3, 50, 30,
    ]);
    expect(first.rows[0]?.at).toBe(iso(noon + 129));
    expect((await loadPage(99)).page).toBe(3);
    expect((await loadPage(0)).page).toBe(1);
  });

  it('of very many errors the newest stay', async () => {
    for (let n = 0; n <= 5; n += 1)
      await addErrors(
        Array.from({ length: maxStoredErrors / 5 }, (_, m) => line(noon + n * hour + m)),
      );
    const allErrors = await loadErrors({ size: 10_000 });
    expect(allErrors).toHaveLength(maxStoredErrors);
    expect(allErrors.at(-1)?.at).toBe(iso(noon + hour));
  });

  it('errors are removed after 14 days and refusals after 30', async () => {
    // All other tests use the real clock too, so that only old rows are removed.
    const now = Math.floor(Date.now() / hour) * hour;
    await addErrors([line(now - 14 * day), line(now - 14 * day + minute)]);
    const old = ['codesPerPhone', 'triesPerIp'].flatMap((limitName) =>
      Array.from({ length: 400 }, (_, n) => ({
        limit_name: limitName,
        hour: iso(now - 30 * day - n * hour),
        hits: 1,
      })),
    );
    await subject().withDb((db) => createHealthStore(() => Promise.resolve(db)).addHits(old));
    await addHits('codesPerPhone', now - 29 * day, 1);
    const removed = await subject().withDb((db) => removeExpiredRows(db, now));
    expect(removed).toMatchObject({ error_lines: 1, limit_hits: 800 });
    expect(await loadErrors({})).toHaveLength(1);
  });

  it('refusals of several processes are added up, by hour, day and week', async () => {
    const now = noon + 20 * minute;
    await Promise.all([1, 2, 3].map((hits) => addHits('codesPerIp', noon, hits)));
    await addHits('codesPerIp', noon - hour, 10);
    await addHits('codesPerIp', noon - 24 * hour, 100);
    await addHits('queue-pages', noon - 6 * day, 5_000);
    await addHits('queue-pages', noon - 7 * day, 1);
    expect(await loadData<RecentLimitHits[]>('limits list', {}, { now })).toEqual([
      { limit: 'queue-pages', hour: 0, day: 0, week: 5_000 },
      { limit: 'codesPerIp', hour: 6, day: 16, week: 116 },
    ]);
  });

  it('records and disks are measured, each disk once', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'health-'));
    try {
      const file = join(folder, 'backend.db');
      await writeFile(file, 'x'.repeat(1_000));
      await writeFile(`${file}-wal`, 'x'.repeat(24));
      const where = { dataDir: folder, downloadDir: folder, database: { file } };
      const { database, disks } = await loadData<Health>('health show', {}, where);
      expect(database).toEqual({ kind: 'SQLite', bytes: 1_024 });
      expect(disks).toHaveLength(1);
      expect(disks[0]?.folders).toEqual(['DATA_DIR', 'DOWNLOAD_DIR']);
      expect(disks[0]?.free).toBeGreaterThan(0);
      expect(disks[0]?.total).toBeGreaterThanOrEqual(disks[0]?.free ?? 0);
    } finally {
      await rm(folder, { recursive: true });
    }
    const { database, disks } = await loadData<Health>('health show', {});
    expect([database.bytes, disks]).toEqual([null, []]);
  });

  it('each part is shown with its latest measurement, and since when it fails', async () => {
    const sample = { part: 'forms', minute: iso(noon), answered: 3, failed: 2, milliseconds: 10 };
    const hours = [0, 23, 24].map((ago) => ({
      part: 'forms',
      hour: iso(noon - ago * hour),
      day: '2031-05-05',
      works: 10,
      impaired: 1,
      fails: 2,
    }));
    await subject().withDb(async (db) => {
      await db.insertInto('status_minutes').values(sample).execute();
      await db.insertInto('status_hours').values(hours).execute();
      await db
        .insertInto('status_incidents')
        .values({ part: 'forms', began_at: iso(noon - minute), ended_at: null })
        .execute();
    });
    const { parts } = await loadData<Health>('health show', {}, { now: noon });
    expect(parts).toEqual([
      {
        part: 'forms',
        minute: iso(noon),
        answered: 3,
        failed: 2,
        failing_since: iso(noon - minute),
        last_day: { works: 20, impaired: 2, fails: 4 },
      },
    ]);
  });

  it('the last copy of the records is shown, and whether it is overdue or missing', async () => {
    const loadBackupStatus = async (now: number) =>
      (await loadData<Health>('health show', {}, { now })).backup;
    const recordBackup = (at: number, verb = 'backup') =>
      subject().withDb((db) =>
        sql`insert into audit_lines (audit_id, at, who, verb)
          values (${randomUUID()}, ${iso(at)}, 'timer', ${verb})`.execute(db),
      );
    expect(await loadBackupStatus(noon)).toEqual({ last: null, state: 'never' });
    await recordBackup(noon, 'restore');
    expect(await loadBackupStatus(noon)).toEqual({ last: null, state: 'never' });
    await recordBackup(noon - hour);
    await recordBackup(noon);
    expect(await loadBackupStatus(noon + 36 * hour)).toEqual({ last: iso(noon), state: 'good' });
    expect(await loadBackupStatus(noon + 36 * hour + minute)).toEqual({
      last: iso(noon),
      state: 'overdue',
    });
    const upstream = await loadData<Health>('health show', {}, { hasUpstream: true, now: noon });
    expect(upstream.backup).toEqual({ last: iso(noon), state: 'good' });
  });

  it('refused deliveries are reported with the oldest of them, but not recent ones', async () => {
    const applyNo = randomUUID().slice(0, 10);
    const loadBacklog = async () => {
      const { webhooks } = await loadData<Health>('health show', {}, { now: noon });
      return webhooks as DeliveryBacklog;
    };
    const before = await loadBacklog();
    const setDelivery = (attempts: number, nextAttemptAt: string) =>
      subject().withDb((db) =>
        db
          .updateTable('application_deliveries')
          .set({ attempts, next_attempt_at: nextAttemptAt })
          .where('apply_no', '=', applyNo)
          .execute(),
      );
    // The application is older than all others in this database.
    const came = '2001-01-01T00:00:00.000Z';
    await subject().withDb(async (db) => {
      await db.insertInto('applications').values(bareApplication(applyNo, came)).execute();
      await db
        .insertInto('application_deliveries')
        .values({ apply_no: applyNo, attempts: 0, next_attempt_at: iso(noon), delivered_at: null })
        .execute();
    });
    const { waiting, oldestOverdueAt } = await loadBacklog();
    expect([waiting - before.waiting, oldestOverdueAt === came]).toEqual([1, false]);
    await setDelivery(0, iso(noon - 2 * minute));
    expect((await loadBacklog()).oldestOverdueAt).toBe(came);
    await setDelivery(3, iso(noon + hour));
    expect(await loadBacklog()).toMatchObject({
      oldestOverdueAt: came,
      attempted: before.attempted + 1,
      isConfigured: false,
    });
    expect((await loadData<Health>('health show', {}, { hasUpstream: true })).webhooks).toBeNull();
    await subject().withDb((db) =>
      db.deleteFrom('applications').where('apply_no', '=', applyNo).execute(),
    );
  });
}
