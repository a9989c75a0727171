/** The sign-in of the console: a name, a password, and a code of the authenticator or a recovery code. */
import 'server-only';
import { sql } from 'kysely';
import { hashSecret, matchesHash, passwordCost } from '../common/secrets';
import type { Db } from '../database/open-database';
import type { StaffRow } from '../database/tables/staff';
import { isUnusedRecoveryCode, findStaffByName, tryConsumeRecoveryCode } from './staff-accounts';
import { unsealSecret } from './sealed-secret';
import { matchTotpStep } from './totp';
import {
  ipKey,
  consumeAttempt,
  forgetAttempts,
  nameKey,
  nameAndSourceKey,
  sessionAttemptKey,
} from './sign-in-attempts';
import { lockoutRules } from './lockout';

export interface SignInAttempt {
  readonly name: string;
  readonly password: string;
  /** Six digits of the authenticator, or a recovery code. */
  readonly code: string;
  /** The IP by which visitors are counted. */
  readonly ip: string;
  /** The account to which this browser was signed in before; null without such an account, or without a proof of it. */
  readonly knownStaffId: string | null;
}

type SignInResult =
  | { readonly account: StaffRow; readonly isByRecovery: boolean }
  /** Does not tell which of name, password and code was wrong, or whether the name exists. */
  | { readonly refusal: 'wrong' }
  | { readonly refusal: 'locked'; readonly until: string }
  /** Too many tries from one IP, whatever the names. */
  | { readonly refusal: 'tooMany'; readonly until: string };

/** The hash to which passwords of unknown names are compared, so that they take as long as known names. */
let unknownNameHash: Promise<string> | undefined;
const hashForUnknownName = () => (unknownNameHash ??= hashSecret('no account', passwordCost));

/** Uses up a code of the authenticator. @returns whether it was right, and later than the last one used */
export async function tryConsumeTotpCode(
  db: Db,
  { staff_id, totp_secret }: Pick<StaffRow, 'staff_id' | 'totp_secret'>,
  code: string,
  now: number,
): Promise<boolean> {
  const secret = await unsealSecret(totp_secret);
  const step = secret === null ? null : matchTotpStep(secret, code, now);
  if (step === null) return false;
  const updatedRow = await db
    .updateTable('staff')
    .set({ totp_step: step })
    .where('staff_id', '=', staff_id)
    .where(sql`totp_step`, '<', step)
    .executeTakeFirst();
  return updatedRow.numUpdatedRows === 1n;
}

/**
 * Checks the password of a signed-in staff member before a secret is changed. Failed tries are counted by session, so
 * that strangers cannot prevent the change.
 * @returns 'right' or 'wrong'; after too many wrong passwords, until when no password is checked
 */
export async function checkPassword(
  db: Db,
  { password_hash }: Pick<StaffRow, 'password_hash'>,
  { password, session }: { readonly password: string; readonly session: string },
  now: number,
): Promise<'right' | 'wrong' | { readonly lockedUntil: string }> {
  const key = sessionAttemptKey(session);
  const lockedUntil = await consumeAttempt(db, key, lockoutRules.source, now);
  if (lockedUntil) return { lockedUntil };
  if (!(await matchesHash(password, password_hash))) return 'wrong';
  await forgetAttempts(db, [key]);
  return 'right';
}

/**
 * If the browser cookie or a right recovery code proves the person, attempts are counted by these sources instead of by
 * name and IP, so that strangers cannot lock out the person. The limit of the IP applies as well.
 */
const knownBrowserSource = 'a known browser';
const recoveryCodeSource = 'a right recovery code';

/**
 * Counts the attempt.
 * @returns until when this name is locked, from this source or from anywhere; null where it is not locked
 */
async function consumeAttemptOnName(
  db: Db,
  { name, code, ip }: SignInAttempt,
  account: StaffRow | null,
  isKnownBrowser: boolean,
  now: number,
): Promise<string | null> {
  // Only the person can cause a wait at these two sources, so strangers cannot lock an account by its name.
  if (isKnownBrowser)
    return consumeAttempt(db, nameAndSourceKey(name, knownBrowserSource), lockoutRules.source, now);
  if (account && (await isUnusedRecoveryCode(db, account.staff_id, code)))
    return consumeAttempt(db, nameAndSourceKey(name, recoveryCodeSource), lockoutRules.source, now);
  return (
    (await consumeAttempt(db, nameAndSourceKey(name, ip), lockoutRules.source, now)) ??
    (await consumeAttempt(db, nameKey(name), lockoutRules.name, now))
  );
}

/**
 * Signs in a staff member. Counts an attempt before it is checked; a success clears the counts. An unknown name takes
 * as long as a wrong password.
 */
export async function signInStaff(
  db: Db,
  attempt: SignInAttempt,
  now: number,
): Promise<SignInResult> {
  const { name, password, code, ip, knownStaffId } = attempt;
  const ipLockedUntil = await consumeAttempt(db, ipKey(ip), lockoutRules.ip, now);
  if (ipLockedUntil) return { refusal: 'tooMany', until: ipLockedUntil };
  const account = await findStaffByName(db, name);
  const isKnownBrowser = account !== null && account.staff_id === knownStaffId;
  const lockedUntil = await consumeAttemptOnName(db, attempt, account, isKnownBrowser, now);
  if (lockedUntil) return { refusal: 'locked', until: lockedUntil };
  const isPasswordRight = await matchesHash(
    password,
    account?.password_hash ?? (await hashForUnknownName()),
  );
  if (!account || !isPasswordRight || account.disabled) return { refusal: 'wrong' };
  const isByRecovery = !(await tryConsumeTotpCode(db, account, code, now));
  if (isByRecovery && !(await tryConsumeRecoveryCode(db, account.staff_id, code)))
    return { refusal: 'wrong' };
  const sources = [ip, knownBrowserSource, recoveryCodeSource].map((source) =>
    nameAndSourceKey(name, source),
  );
  await forgetAttempts(db, [ipKey(ip), nameKey(name), ...sources]);
  return { account, isByRecovery };
}
