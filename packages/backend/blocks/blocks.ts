/**
 * Blocks by staff. A blocked phone is answered like one that has used up its day (R4, F7), its sessions
 * like expired ones (R6), a blocked promoter like an unknown one, so that no answer reveals the list.
 */
import 'server-only';
import { daySeconds } from '@superbrowser/contract/durations';
import type { Phone } from '../common/phone';
import { createLimitRefusal, type Routes } from '../context';
import type { Db } from '../database/open';
import type { BlockKind } from '../database/tables/blocks';

/** Whether a value is blocked. */
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
  if (await isBlocked(db, 'phone', phone)) throw createLimitRefusal('blockedPhones', daySeconds);
}

/** IP ranges; the site, which knows its visitors' IPs, refuses them. */
export const blockRoutes: Pick<Routes, 'blockedRanges'> = {
  async blockedRanges(_, { db }) {
    const rows = await db
      .selectFrom('blocks')
      .select('value')
      .where('kind', '=', 'range')
      .orderBy('value')
      .execute();
    return { ranges: rows.map((row) => row.value) };
  },
};
