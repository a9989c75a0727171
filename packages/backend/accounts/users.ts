/** Visitors' accounts, and the login tokens of their sign-ins. */
import 'server-only';
import { randomUUID } from 'node:crypto';
import { resultCodes } from '@superbrowser/contract/result-codes';
import { retentionDays } from '@superbrowser/contract/site-data/retention-days';
import { dayMs } from '@superbrowser/shared/durations';
import type { Db } from '../database/open-database';
import type { UserRow } from '../database/tables/accounts';
import { isBlocked } from '../blocks/check-blocks';
import type { RouteContext } from '../route-context';
import { ApiRefusal } from '../api-refusals';
import { createInviteCode, createToken, hashToken } from '../common/secrets';
import { toInstant } from '../database/stored-instant';

export type NewUser = Pick<UserRow, 'phone' | 'username' | 'company_name' | 'role'> &
  Partial<UserRow>;

const emptyUserColumns = {
  password_hash: null,
  referral_code: null,
  promoter: null,
  callback: null,
  activity_id: null,
  utm_source: null,
  channel_id: null,
  landing_source: null,
  registration_key_hash: null,
};

/**
 * @returns the new account's id; null when the phone already has an account or the form's key already made one. Null
 * also when the new invite code is taken, which is too rare to be distinguished.
 */
export async function addUser(db: Db, user: NewUser, now: number): Promise<string | null> {
  const row = await db
    .insertInto('users')
    .values({
      ...emptyUserColumns,
      ...user,
      user_id: randomUUID(),
      invite_code: createInviteCode(),
      created_at: toInstant(now),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** The owner of a token, and the password it is issued under (null: the account has none). */
type Credential = Pick<UserRow, 'user_id' | 'password_hash'>;

const hashCredential = ({ password_hash }: Credential) => hashToken(password_hash ?? '');

export const loginTokenMs = retentionDays.signIns * dayMs;

/**
 * Issues a login token. Any change of the account's password ends the token.
 * @param expiresAt {@link loginTokenMs} from now when left out
 */
export async function issueLoginToken(
  db: Db,
  user: Credential,
  now: number,
  expiresAt = toInstant(now + loginTokenMs),
): Promise<string> {
  const token = createToken();
  await db
    .insertInto('login_tokens')
    .values({
      token_hash: hashToken(token),
      user_id: user.user_id,
      credential_hash: hashCredential(user),
      created_at: toInstant(now),
      expires_at: expiresAt,
    })
    .execute();
  return token;
}

const sessionExpiredRefusal = () =>
  new ApiRefusal(resultCodes.sessionExpired, '登录已过期，请重新登录');

/**
 * The account of a login token.
 * @throws ApiRefusal sessionExpired for an invalid token, and when the password has changed since the sign-in. A
 * blocked phone gets the same refusal, so that the answer does not reveal the list of blocks.
 */
export async function requireSignedInUser(
  token: string,
  { db, now }: RouteContext,
): Promise<UserRow> {
  const row = await db
    .selectFrom('login_tokens')
    .innerJoin('users', 'users.user_id', 'login_tokens.user_id')
    .selectAll('users')
    .select('credential_hash')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', toInstant(now()))
    .executeTakeFirst();
  if (!row) throw sessionExpiredRefusal();
  const { credential_hash, ...user } = row;
  if (credential_hash !== null && credential_hash !== hashCredential(user))
    throw sessionExpiredRefusal();
  if (await isBlocked(db, 'phone', user.phone)) throw sessionExpiredRefusal();
  return user;
}

/** Ends a login token. @returns its expiry, which may have passed already; null for an unknown token */
export async function endLoginToken(db: Db, token: string): Promise<{ expires_at: string } | null> {
  const row = await db
    .deleteFrom('login_tokens')
    .where('token_hash', '=', hashToken(token))
    .returning('expires_at')
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Exchanges a login token for a new one and uses it up; of two simultaneous calls one succeeds. The new token expires
 * when the old one would have, so that handing over a sign-in does not prolong it.
 * @throws ApiRefusal sessionExpired
 */
export async function exchangeLoginToken(token: string, context: RouteContext): Promise<string> {
  const user = await requireSignedInUser(token, context);
  return context.db.transaction().execute(async (db) => {
    const endedToken = await endLoginToken(db, token);
    if (!endedToken) throw sessionExpiredRefusal();
    return issueLoginToken(db, user, context.now(), endedToken.expires_at);
  });
}
