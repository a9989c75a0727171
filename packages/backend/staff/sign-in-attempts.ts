/** Counts sign-in attempts until one succeeds. Attempts are counted by keys: name, name and source, IP, session. */
import 'server-only';
import { createHash } from 'node:crypto';
import { toInstant } from '../database/stored-instant';
import type { Db } from '../database/open-database';
import { lockoutMs, type LockoutRule } from './lockout';

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/** The key of a name. It is hashed, so that a name of any length needs the same space. */
export const nameKey = (name: string): string => hashOf(name.trim().toLowerCase());
/** @param source an IP, or another text that separates attempts on a name */
export const nameAndSourceKey = (name: string, source: string): string =>
  `${nameKey(name)}.${hashOf(source)}`;
/** Key of all attempts from an IP, for any name. The prefix `address` is an older word for IP. */
export const ipKey = (ip: string): string => `address.${hashOf(ip)}`;
/** Key of attempts in which a signed-in staff member enters the password before changing a secret. */
export const sessionAttemptKey = (session: string): string => `session.${hashOf(session)}`;

/**
 * Counts an attempt before it is checked, so that simultaneous attempts cannot exceed the limit together. A refused
 * attempt is not counted.
 * @returns until when attempts are refused; null where this attempt is allowed
 */
export function consumeAttempt(
  db: Db,
  key: string,
  rule: LockoutRule,
  now: number,
): Promise<string | null> {
  return db.transaction().execute(async (transaction) => {
    const at = toInstant(now);
    // The row is written first, so that the second of two simultaneous attempts waits for the first.
    const row = await transaction
      .insertInto('staff_failures')
      .values({ name_hash: key, failed: 0, locked_until: at, last_at: at })
      .onConflict((conflict) => conflict.column('name_hash').doUpdateSet({ name_hash: key }))
      .returning(['failed', 'locked_until', 'last_at'])
      .executeTakeFirstOrThrow();
    if (row.locked_until > at) return row.locked_until;
    const isOld = Date.parse(row.last_at) < now - (rule.forgetAfterMs ?? Infinity);
    const failed = (isOld ? 0 : row.failed) + 1;
    const waitMs = lockoutMs(failed, rule);
    // Without a wait, the epoch is stored. If `now` were stored, an instance whose clock is behind would refuse the
    // next attempt.
    const lockedUntil = toInstant(waitMs > 0 ? now + waitMs : 0);
    await transaction
      .updateTable('staff_failures')
      .set({ failed, locked_until: lockedUntil, last_at: at })
      .where('name_hash', '=', key)
      .execute();
    return null;
  });
}

/** Deletes counted attempts, and with them lockouts, because the same rows hold both. */
export const forgetAttempts = async (db: Db, keys: readonly string[]): Promise<void> =>
  void (await db.deleteFrom('staff_failures').where('name_hash', 'in', keys).execute());

/** The instant until which a name is locked, from any place; null where it is not locked. */
export async function findLockedUntil(db: Db, name: string, now: number): Promise<string | null> {
  const row = await db
    .selectFrom('staff_failures')
    .select(({ fn }) => fn.max('locked_until').as('until'))
    .where('name_hash', 'like', `${nameKey(name)}%`)
    .where('locked_until', '>', toInstant(now))
    .executeTakeFirst();
  return row?.until ?? null;
}

/** Forgets attempts on a name, from anywhere. */
export const forgetAttemptsOnName = async (db: Db, name: string): Promise<void> =>
  void (await db
    .deleteFrom('staff_failures')
    .where('name_hash', 'like', `${nameKey(name)}%`)
    .execute());
