/** F7: five applications a day for a phone. */
import 'server-only';
import { sql } from 'kysely';
import type { Phone } from '../accounts/phone';
import { iso } from '../accounts/time';
import type { Db } from '../db/connect';
import { prepared } from '../db/prepared';
import { tooOften } from '../routes/too-often';

const perDay = 5;
const dayMs = 86_400_000;

/** One statement decides, so that two at once cannot both be the fifth; nothing comes back for one too many. */
const countOne = prepared<{ phone: string; now: string; dayAgo: string }, { phone: string }>(
  (db, slot) => {
    const fresh = sql<boolean>`application_counts.window_started_at <= ${slot('dayAgo')}`;
    return db
      .insertInto('application_counts')
      .values({ phone: slot('phone'), window_started_at: slot('now'), sent: 1 })
      .onConflict((conflict) =>
        conflict
          .column('phone')
          .doUpdateSet({
            sent: sql<number>`case when ${fresh} then 1 else application_counts.sent + 1 end`,
            window_started_at: sql<string>`case when ${fresh} then ${slot('now')} else application_counts.window_started_at end`,
          })
          .where(({ or, eb }) => or([fresh, eb('application_counts.sent', '<', perDay)])),
      )
      .returning('phone');
  },
);

/**
 * Counts one application.
 * @throws Refusal tooOften with { retry_after } in seconds
 */
export async function countApplication(phone: Phone, db: Db, now: number): Promise<void> {
  const [row] = await countOne(db, { phone, now: iso(now), dayAgo: iso(now - dayMs) });
  if (row) return;
  const { window_started_at } = await db
    .selectFrom('application_counts')
    .select('window_started_at')
    .where('phone', '=', phone)
    .executeTakeFirstOrThrow();
  const left = Math.ceil((Date.parse(window_started_at) + dayMs - now) / 1_000);
  throw tooOften('applyPhone', Math.max(1, left));
}
