/**
 * Blocks by staff. No answer to a visitor reveals a block: a blocked phone is answered like a phone that has used up
 * its day (R4, F7), the sessions of a blocked phone like expired ones (R6), and a blocked promoter like an unknown one.
 */
import 'server-only';
import { daySeconds } from '@superbrowser/shared/durations';
import type { Phone } from '../common/phone';
import { refuseOverLimit } from '../api-refusals';
import type { Db } from '../database/open-database';
import type { BlockKind } from '../database/tables/blocks';

export async function isBlocked(db: Db, kind: BlockKind, value: string): Promise<boolean> {
  const row = await db
    .selectFrom('blocks')
    .select('value')
    .where('kind', '=', kind)
    .where('value', '=', value)
    .executeTakeFirst();
  return row !== undefined;
}

/** @throws ApiRefusal tooOften */
export async function refuseBlockedPhone(phone: Phone, { db }: { db: Db }): Promise<void> {
  if (await isBlocked(db, 'phone', phone)) refuseOverLimit('blockedPhones', daySeconds);
}
