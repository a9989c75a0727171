/** Five applications a day for a phone (F7). */
import 'server-only';
import { sql } from 'kysely';
import { dayMs } from '@superbrowser/shared/durations';
import type { Phone } from '../common/phone';
import { refuseOverLimit } from '../api-refusals';
import { toInstant } from '../database/stored-instant';
import type { Db } from '../database/open-database';

/** The database checks it too (0005-applications.ts): a higher number needs a migration. */
const maxPerDay = 5;

/**
 * Counts in a single statement, so that two simultaneous applications cannot both be the fifth.
 * @returns whether the application is within the limit
 */
async function tryConsumeDailyLimit(db: Db, phone: Phone, now: number): Promise<boolean> {
  const isWindowOver = sql<boolean>`application_counts.window_started_at <= ${toInstant(now - dayMs)}`;
  const row = await db
    .insertInto('application_counts')
    .values({ phone, window_started_at: toInstant(now), sent: 1 })
    .onConflict((conflict) =>
      conflict
        .column('phone')
        .doUpdateSet({
          sent: sql<number>`case when ${isWindowOver} then 1 else application_counts.sent + 1 end`,
          window_started_at: sql<string>`case when ${isWindowOver} then ${toInstant(now)} else application_counts.window_started_at end`,
        })
        .where(({ or, eb }) => or([isWindowOver, eb('application_counts.sent', '<', maxPerDay)])),
    )
    .returning('phone')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Counts an application about to be stored.
 * @throws ApiRefusal tooOften with { retry_after } in seconds
 */
export async function consumeDailyLimit(db: Db, phone: Phone, now: number): Promise<void> {
  if (await tryConsumeDailyLimit(db, phone, now)) return;
  const { window_started_at } = await db
    .selectFrom('application_counts')
    .select('window_started_at')
    .where('phone', '=', phone)
    .executeTakeFirstOrThrow();
  const secondsLeft = Math.ceil((Date.parse(window_started_at) + dayMs - now) / 1_000);
  refuseOverLimit('applicationsPerPhone', Math.max(1, secondsLeft));
}
