/** Staff accounts in the database: finding, adding and changing them. */
import 'server-only';
import { randomUUID } from 'node:crypto';
import { toInstant } from '../database/stored-instant';
import { hashSecret, passwordCost } from '../common/secrets';
import type { Db } from '../database/open-database';
import type { StaffRole, StaffRow } from '../database/tables/staff';
import { createPassword, createRecoveryCodes, recoveryHash } from './passwords';
import { sealSecret } from './sealed-secret';
import { createTotpSecret, totpUri } from './totp';

/** The secrets a staff member needs for the first sign-in. They are not stored in this form. */
export interface Credentials {
  readonly password: string;
  /** The `otpauth:` URL. */
  readonly authenticatorUrl: string;
  readonly recoveryCodes: readonly string[];
}

/** Also finds closed accounts. @param name as typed: case and surrounding spaces are ignored */
export async function findStaffByName(db: Db, name: string): Promise<StaffRow | null> {
  const row = await db
    .selectFrom('staff')
    .selectAll()
    .where('name', '=', name.trim().toLowerCase())
    .executeTakeFirst();
  return row ?? null;
}

/** Also finds closed accounts: the caller checks `disabled`. */
export async function findStaffById(db: Db, id: string): Promise<StaffRow | null> {
  const row = await db
    .selectFrom('staff')
    .selectAll()
    .where('staff_id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Replaces all recovery codes by new ones. @returns the new codes, which are shown only once */
export async function replaceRecoveryCodes(db: Db, staffId: string): Promise<string[]> {
  const codes = createRecoveryCodes();
  const rows = codes.map((code) => ({
    staff_id: staffId,
    code_hash: recoveryHash(staffId, code) ?? '',
  }));
  await db.deleteFrom('staff_recovery').where('staff_id', '=', staffId).execute();
  await db.insertInto('staff_recovery').values(rows).execute();
  return codes;
}

/** The number of codes that are left. */
export async function countRecoveryCodes(db: Db, staffId: string): Promise<number> {
  const { count } = await db
    .selectFrom('staff_recovery')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('staff_id', '=', staffId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether a typed code is an unused recovery code of this account. */
export async function isUnusedRecoveryCode(
  db: Db,
  staffId: string,
  typedCode: string,
): Promise<boolean> {
  const codeHash = recoveryHash(staffId, typedCode);
  if (!codeHash) return false;
  const row = await db
    .selectFrom('staff_recovery')
    .select('code_hash')
    .where('staff_id', '=', staffId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes a recovery code, so that it cannot be used again. @returns whether it existed */
export async function tryConsumeRecoveryCode(
  db: Db,
  staffId: string,
  typedCode: string,
): Promise<boolean> {
  const codeHash = recoveryHash(staffId, typedCode);
  if (!codeHash) return false;
  const deleted = await db
    .deleteFrom('staff_recovery')
    .where('staff_id', '=', staffId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  return deleted.numDeletedRows === 1n;
}

async function createSecrets(now: number) {
  const password = createPassword();
  const totpSecret = createTotpSecret();
  const values = {
    password_hash: await hashSecret(password, passwordCost),
    totp_secret: await sealSecret(totpSecret),
    totp_step: 0,
    must_change: 1,
    signed_out_at: toInstant(now),
  };
  return { password, totp_secret: totpSecret, values };
}

/** @throws the database's error where the name is taken */
export async function addStaff(
  db: Db,
  { name, role, now }: { name: string; role: StaffRole; now: number },
): Promise<Credentials> {
  const { password, totp_secret, values } = await createSecrets(now);
  const staffId = randomUUID();
  await db
    .insertInto('staff')
    .values({ ...values, staff_id: staffId, name, role, disabled: 0, created_at: toInstant(now) })
    .execute();
  const recoveryCodes = await replaceRecoveryCodes(db, staffId);
  return { password, authenticatorUrl: totpUri(totp_secret, name), recoveryCodes };
}

/** Replaces lost or leaked secrets; every session ends. */
export async function resetCredentials(
  db: Db,
  { staff_id, name }: Pick<StaffRow, 'staff_id' | 'name'>,
  now: number,
): Promise<Credentials> {
  const { password, totp_secret, values } = await createSecrets(now);
  await db.updateTable('staff').set(values).where('staff_id', '=', staff_id).execute();
  const recoveryCodes = await replaceRecoveryCodes(db, staff_id);
  return { password, authenticatorUrl: totpUri(totp_secret, name), recoveryCodes };
}

/** Ends all sessions of a staff member, because someone who knows an old secret may use one. */
export async function endSessions(db: Db, staffId: string, now: number): Promise<void> {
  await db
    .updateTable('staff')
    .set({ signed_out_at: toInstant(now) })
    .where('staff_id', '=', staffId)
    .execute();
}

/** Stores the password that a staff member chose. A generated password then need not be changed any longer. */
export async function changePassword(db: Db, staffId: string, password: string): Promise<void> {
  const passwordHash = await hashSecret(password, passwordCost);
  await db
    .updateTable('staff')
    .set({ password_hash: passwordHash, must_change: 0 })
    .where('staff_id', '=', staffId)
    .execute();
}

/** Replaces the authenticator. @param step the period of the code that proved it */
export async function changeAuthenticator(
  db: Db,
  staffId: string,
  { secret, step }: { secret: string; step: number },
): Promise<void> {
  await db
    .updateTable('staff')
    .set({ totp_secret: await sealSecret(secret), totp_step: step })
    .where('staff_id', '=', staffId)
    .execute();
}
