/** Tests of retention (O2): older rows are removed, and all others stay. The tests set the clock. */
import { randomUUID } from 'node:crypto';
import { addUser, issueLoginToken } from '@superbrowser/backend/accounts/users';
import { issueCaptchaToken } from '@superbrowser/backend/verification-codes/verification-codes';
import type { Phone } from '@superbrowser/backend/common/phone';
import type { Db } from '@superbrowser/backend/database/open-database';
import { removeExpiredRows } from '@superbrowser/backend/retention';
import { createPhone } from '../support/account-steps';
import { bareApplication } from '../support/bare-application';
import type { TestedBackend } from '../support/tested-backend';

const day = 86_400_000;
const minute = 60_000;
const iso = (ms: number) => new Date(ms).toISOString();

const event = (receivedAt: string) => ({
  event_id: randomUUID(),
  key: 'retention',
  count: 1,
  platform: 'PC',
  segmentation: '{}',
  received_at: receivedAt,
});

async function addApplication(db: Db, createdAt: string): Promise<string> {
  const applyNo = randomUUID().slice(0, 10);
  await db.insertInto('applications').values(bareApplication(applyNo, createdAt)).execute();
  await db
    .insertInto('application_pictures')
    .values({ apply_no: applyNo, media_type: 'image/png', base64: 'AAAA' })
    .execute();
  await db
    .insertInto('application_deliveries')
    .values({ apply_no: applyNo, attempts: 0, next_attempt_at: createdAt, delivered_at: createdAt })
    .execute();
  return applyNo;
}

/**
 * Stores a code, its count, a token and a sign-in for one phone, which all expire at this instant.
 * @returns the phone
 */
async function addProofs(db: Db, ended: number): Promise<Phone> {
  const phone = `+86${createPhone()}` as Phone;
  const user = await addUser(
    db,
    { phone, username: 'seller01', company_name: '蓝鲸贸易', role: 'owner' },
    ended,
  );
  await issueLoginToken(db, { user_id: user ?? '', password_hash: null }, ended - 30 * day);
  await issueCaptchaToken(db, phone, 'login', ended - 10 * minute);
  const code = { code_id: randomUUID(), code_hash: 'x', tries: 0, channel: 'sms' as const };
  await db
    .insertInto('verification_codes')
    .values({ ...code, phone, purpose: 'login', expires_at: iso(ended) })
    .execute();
  const [last_sent_at, window_started_at] = [iso(ended), iso(ended)];
  await db
    .insertInto('code_sends')
    .values({ phone, last_sent_at, window_started_at, sent: 1 })
    .execute();
  await db.insertInto('application_counts').values({ phone, window_started_at, sent: 1 }).execute();
  return phone;
}

async function findRemainingTables(db: Db, phone: Phone): Promise<string[]> {
  const remainingTables: string[] = [];
  for (const table of [
    'code_sends',
    'application_counts',
    'verification_codes',
    'captcha_tokens',
  ] as const)
    if (await db.selectFrom(table).select('phone').where('phone', '=', phone).executeTakeFirst())
      remainingTables.push(table);
  const token = await db
    .selectFrom('login_tokens')
    .innerJoin('users', 'users.user_id', 'login_tokens.user_id')
    .select('token_hash')
    .where('phone', '=', phone)
    .executeTakeFirst();
  return token ? [...remainingTables, 'login_tokens'] : remainingTables;
}

export function retentionSuite(subject: () => TestedBackend): void {
  const now = Date.now();
  const withDb = <T>(task: (db: Db) => Promise<T>) => subject().withDb(task);

  it('removes events after 180 days, any number of them, and none before', () =>
    withDb(async (db) => {
      const rows = (ms: number, count: number) =>
        Array.from({ length: count }, () => event(iso(ms)));
      await db
        .insertInto('events')
        .values(rows(now - 180 * day, 700))
        .execute();
      await db
        .insertInto('events')
        .values(rows(now - 180 * day + minute, 3))
        .execute();
      expect((await removeExpiredRows(db, now)).events).toBe(700);
      const stay = db.selectFrom('events').select('event_id').where('key', '=', 'retention');
      expect(await stay.execute()).toHaveLength(3);
      await removeExpiredRows(db, now + 2 * minute);
      expect(await stay.execute()).toEqual([]);
    }));

  it('removes applications after three years, with their pictures and deliveries', () =>
    withDb(async (db) => {
      const old = await addApplication(db, iso(now - 3 * 365 * day));
      const young = await addApplication(db, iso(now - 3 * 365 * day + minute));
      // A colleague worked on this application yesterday.
      const touched = await addApplication(db, iso(now - 4 * 365 * day));
      await db
        .updateTable('applications')
        .set({ changed_at: iso(now - day) })
        .where('apply_no', '=', touched)
        .execute();
      // An older release stored this application, without the time of its last change.
      const unknown = await addApplication(db, iso(now - 4 * 365 * day));
      await db
        .updateTable('applications')
        .set({ changed_at: null })
        .where('apply_no', '=', unknown)
        .execute();
      await removeExpiredRows(db, now);
      for (const table of [
        'applications',
        'application_pictures',
        'application_deliveries',
      ] as const) {
        const rows = await db
          .selectFrom(table)
          .select('apply_no')
          .where('apply_no', 'in', [old, young, touched, unknown])
          .execute();
        const remaining = rows.map((row) => row.apply_no).sort();
        expect([table, remaining]).toEqual([table, [young, touched].sort()]);
      }
    }));

  it('removes audit entries after two years', () =>
    withDb(async (db) => {
      const line = (at: number) => ({ audit_id: randomUUID(), at: iso(at), who: 'x', verb: 'old' });
      const rows = [line(now - 730 * day), line(now - 730 * day + minute)];
      await db.insertInto('audit_lines').values(rows).execute();
      await removeExpiredRows(db, now);
      const remaining = await db
        .selectFrom('audit_lines')
        .selectAll()
        .where('verb', '=', 'old')
        .execute();
      expect(remaining.map((row) => row.audit_id)).toEqual([rows[1]?.audit_id]);
    }));

  it('removes proofs when they expire, and codes a day later', () =>
    withDb(async (db) => {
      const [ahead, ended, dayAgo] = [
        await addProofs(db, now + minute),
        await addProofs(db, now - minute),
        await addProofs(db, now - day),
      ];
      await removeExpiredRows(db, now);
      const counts = ['code_sends', 'application_counts', 'verification_codes'];
      expect(await findRemainingTables(db, ahead)).toEqual([
        ...counts,
        'captcha_tokens',
        'login_tokens',
      ]);
      expect(await findRemainingTables(db, ended)).toEqual(counts);
      expect(await findRemainingTables(db, dayAgo)).toEqual([]);
      // The accounts stay.
      const users = db.selectFrom('users').select('phone').where('phone', 'in', [ahead, dayAgo]);
      expect(await users.execute()).toHaveLength(2);
    }));

  it('can run several times at once without an error', () =>
    withDb(async (db) => {
      await db
        .insertInto('events')
        .values(Array.from({ length: 500 }, () => event(iso(now - 200 * day))))
        .execute();
      const removed = await Promise.all(
        [1, 2, 3].map(() => subject().withDb((one) => removeExpiredRows(one, now))),
      );
      expect(removed.map((one) => one.events ?? 0).reduce((a, b) => a + b)).toBe(500);
    }));
}
