/** F7: five applications a day for a phone. */
import 'server-only';
import { sql } from 'kysely';
import type { Phone } from '../accounts/phone';
import { iso } from '../accounts/time';
import type { Db } from '../db/open';
import { tooOften } from '../routes/too-often';

const perDay = 5;
const dayMs = 86_400_000;

/** One statement decides, so that two at once cannot both be the fifth. @returns nothing for one too many */
function countOne(phone: Phone, db: Db, now: number): Promise<{ phone: string } | undefined> {
  const isOver = sql<boolean>`application_counts.window_started_at <= ${iso(now - dayMs)}`;
  return db
    .insertInto('application_counts')
    .values({ phone, window_started_at: iso(now), sent: 1 })
    .onConflict((conflict) =>
      conflict
        .column('phone')
        .doUpdateSet({
          sent: sql<number>`case when ${isOver} then 1 else application_counts.sent + 1 end`,
          window_started_at: sql<string>`case when ${isOver} then ${iso(now)} else application_counts.window_started_at end`,
        })
        .where(({ or, eb }) => or([isOver, eb('application_counts.sent', '<', perDay)])),
    )
    .returning('phone')
    .executeTakeFirst();
}

/**
 * Counts one application.
 * @throws Refusal tooOften with { retry_after } in seconds
 */
export async function countApplication(phone: Phone, db: Db, now: number): Promise<void> {
  if (await countOne(phone, db, now)) return;
  const { window_started_at } = await db
    .selectFrom('application_counts')
    .select('window_started_at')
    .where('phone', '=', phone)
    .executeTakeFirstOrThrow();
  const left = Math.ceil((Date.parse(window_started_at) + dayMs - now) / 1_000);
  throw tooOften('applyPhone', Math.max(1, left));
}
