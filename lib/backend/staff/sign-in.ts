/** The sign-in of the console: a name, a password, and a code of the authenticator or one for the day it is lost. */
import 'server-only';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { iso } from '../accounts/time';
import { hashSecret, isSecret, passwordCost } from '../accounts/secrets';
import type { Db } from '../db/connect';
import type { StaffRow } from '../db/staff-tables';
import { staffByName, takeRecovery } from './records';
import { totpStep } from './totp';
import { waitAfter } from './wait';

export interface Entering {
  readonly name: string;
  readonly password: string;
  /** Six digits of the authenticator, or a recovery code. */
  readonly code: string;
}

export type Entry =
  | { readonly person: StaffRow; readonly byRecovery: boolean }
  /** Nothing says which of the three was wrong, or whether there is such a name. */
  | { readonly refused: 'wrong' }
  | { readonly refused: 'locked'; readonly until: string };

/** A name of any length takes the same room. */
const hashOf = (name: string) =>
  createHash('sha256').update(name.trim().toLowerCase()).digest('base64url');

/**
 * Counts a try before it is judged, so that many at once are not judged side by side.
 * @returns until when the name is locked, where it is
 */
async function countTry(db: Db, name: string, now: number): Promise<string | null> {
  return db.transaction().execute(async (inside) => {
    const name_hash = hashOf(name);
    const at = iso(now);
    // The row is written first: of two tries at once the second waits for the first.
    const row = await inside
      .insertInto('staff_failures')
      .values({ name_hash, failed: 0, locked_until: at, last_at: at })
      .onConflict((already) => already.column('name_hash').doUpdateSet({ last_at: at }))
      .returning(['failed', 'locked_until'])
      .executeTakeFirstOrThrow();
    if (row.locked_until > at) return row.locked_until;
    const failed = row.failed + 1;
    await inside
      .updateTable('staff_failures')
      .set({ failed, locked_until: iso(now + waitAfter(failed)) })
      .where('name_hash', '=', name_hash)
      .execute();
    return null;
  });
}

export const forgetFailures = async (db: Db, name: string): Promise<void> =>
  void (await db.deleteFrom('staff_failures').where('name_hash', '=', hashOf(name)).execute());

/** Of nobody, so that an unknown name takes as long as a known one. */
let nobody: Promise<string> | undefined;
const nobodysPassword = () => (nobody ??= hashSecret('nobody', passwordCost));

/** Whether the code of the authenticator is right and was never used. */
export async function takeTotp(
  db: Db,
  { staff_id, totp_secret }: Pick<StaffRow, 'staff_id' | 'totp_secret'>,
  code: string,
  now: number,
): Promise<boolean> {
  const step = totpStep(totp_secret, code, now);
  if (step === null) return false;
  const taken = await db
    .updateTable('staff')
    .set({ totp_step: step })
    .where('staff_id', '=', staff_id)
    .where(sql`totp_step`, '<', step)
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n;
}

/** Whether somebody who is signed in knows the password too, before a secret is changed; a failed try counts as one of the sign-in. */
export async function knowsPassword(
  db: Db,
  { name, password_hash }: StaffRow,
  password: string,
  now: number,
): Promise<boolean> {
  if (await countTry(db, name, now)) return false;
  if (!(await isSecret(password, password_hash))) return false;
  await forgetFailures(db, name);
  return true;
}

export async function enterConsole(
  db: Db,
  { name, password, code }: Entering,
  now: number,
): Promise<Entry> {
  const until = await countTry(db, name, now);
  if (until) return { refused: 'locked', until };
  const person = await staffByName(db, name);
  const isRight = await isSecret(password, person?.password_hash ?? (await nobodysPassword()));
  if (!person || !isRight || person.disabled) return { refused: 'wrong' };
  const byRecovery = !(await takeTotp(db, person, code, now));
  if (byRecovery && !(await takeRecovery(db, person.staff_id, code))) return { refused: 'wrong' };
  await forgetFailures(db, name);
  return { person, byRecovery };
}
