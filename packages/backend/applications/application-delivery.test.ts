import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bareApplication } from '../testing/support/bare-application';
import { openSqlite, type Db } from '../database/open-database';
import { migrateToLatest } from '../database/migrate';
import { deliverDueApplications } from './application-delivery';

let db: Db;
let now = Date.UTC(2026, 0, 1);
const clock = () => now;
const iso = (ms: number) => new Date(ms).toISOString();

beforeEach(async () => {
  now = Date.UTC(2026, 0, 1);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  db = await openSqlite(join(mkdtempSync(join(tmpdir(), 'delivery-')), 'backend.db'));
  await migrateToLatest(db);
});
afterEach(() => db.destroy());

async function apply(apply_no: string): Promise<void> {
  const row = { ...bareApplication(apply_no, iso(now)), content_digest: `hash-${apply_no}` };
  await db.insertInto('applications').values(row).execute();
  await db
    .insertInto('application_deliveries')
    .values({ apply_no, attempts: 0, next_attempt_at: iso(now), delivered_at: null })
    .execute();
}

it('sends each application once', async () => {
  await apply('A');
  await apply('B');
  const delivered: unknown[] = [];
  const send = (content: unknown) => Promise.resolve(void delivered.push(content));
  expect(await deliverDueApplications(db, send, clock)).toBe(2);
  expect(await deliverDueApplications(db, send, clock)).toBe(0);
  expect(delivered).toMatchObject([
    { apply_no: 'A', kind: 'feedback', fields: { text: 'hello' } },
    { apply_no: 'B' },
  ]);
});

it('sends the fields the webhook is promised, and nothing of the handling or the keys', async () => {
  await apply('A');
  const delivered: unknown[] = [];
  await deliverDueApplications(
    db,
    (content) => Promise.resolve(void delivered.push(content)),
    clock,
  );
  expect(delivered).toEqual([
    {
      apply_no: 'A',
      kind: 'feedback',
      type: 5,
      apply_from: 0,
      phone: null,
      company_name: null,
      contact: null,
      email: null,
      fields: { text: 'hello' },
      screenshot: null,
      locale: null,
      promoter: null,
      callback: null,
      activity_id: null,
      utm_source: null,
      channel_id: null,
      landing_source: null,
      created_at: iso(now),
    },
  ]);
});

it('retries with growing delays while it is refused, and loses nothing', async () => {
  await apply('A');
  const failingSend = jest.fn(() => Promise.reject(new Error('refused')));
  const waits: number[] = [];
  for (let tries = 0; tries < 12; tries += 1) {
    const asked = now;
    await deliverDueApplications(db, failingSend, clock);
    const calls = failingSend.mock.calls.length;
    while (failingSend.mock.calls.length === calls) {
      now += 10_000;
      await deliverDueApplications(db, failingSend, clock);
    }
    waits.push((now - asked) / 1_000);
  }
  expect(waits[0]).toBe(20);
  expect(waits.at(-1)).toBe(3_600);
  expect([...waits].sort((a, b) => a - b)).toEqual(waits);
  now += 3_600_000;
  expect(await deliverDueApplications(db, () => Promise.resolve(), clock)).toBe(1);
});

it('is sent by one of several simultaneous instances', async () => {
  await apply('A');
  const delivered: unknown[] = [];
  const slow = async (content: unknown) => {
    await new Promise((resolve) => setImmediate(resolve));
    delivered.push(content);
  };
  await Promise.all([1, 2, 3].map(() => deliverDueApplications(db, slow, clock)));
  expect(delivered).toHaveLength(1);
});

it('is taken over when the instance that claimed it died', async () => {
  await apply('A');
  // This process claims the row, starts the delivery, and never finishes.
  await new Promise<void>((claimed) => {
    const deliver = () => {
      claimed();
      return new Promise<void>(() => undefined);
    };
    void deliverDueApplications(db, deliver, clock);
  });
  expect(await deliverDueApplications(db, () => Promise.resolve(), clock)).toBe(0);
  now += 30_000;
  expect(await deliverDueApplications(db, () => Promise.resolve(), clock)).toBe(1);
});
