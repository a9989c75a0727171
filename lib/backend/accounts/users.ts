import 'server-only';
import { randomUUID } from 'node:crypto';
import { rets } from '@/lib/wire/rets';
import type { Db } from '../db/connect';
import type { UserRow } from '../db/account-tables';
import { Refusal, type Context } from '../routes/context';
import { newInviteCode, newToken, tokenHash } from './secrets';
import { iso, life } from './time';

export type NewUser = Pick<UserRow, 'phone' | 'username' | 'company_name' | 'role'> &
  Partial<UserRow>;

const nothingGiven = {
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

/** @returns the new account's id, null when the phone has an account already */
export async function addUser(user: NewUser, db: Db, now: number): Promise<string | null> {
  const row = await db
    .insertInto('users')
    .values({
      ...nothingGiven,
      ...user,
      user_id: randomUUID(),
      invite_code: newInviteCode(),
      created_at: iso(now),
    })
    .onConflict((conflict) => conflict.column('phone').doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** The secret a sign-in answers with. */
export async function issueLoginToken(user_id: string, db: Db, now: number): Promise<string> {
  const token = newToken();
  const times = { created_at: iso(now), expires_at: iso(now + life.loginToken) };
  await db
    .insertInto('login_tokens')
    .values({ token_hash: tokenHash(token), user_id, ...times })
    .execute();
  return token;
}

/**
 * The account behind a login token.
 * @throws Refusal sessionExpired
 */
export async function signedInUser(token: string, { db, now }: Context): Promise<UserRow> {
  const row = await db
    .selectFrom('login_tokens')
    .innerJoin('users', 'users.user_id', 'login_tokens.user_id')
    .selectAll('users')
    .where('token_hash', '=', tokenHash(token))
    .where('expires_at', '>', iso(now()))
    .executeTakeFirst();
  if (!row) throw new Refusal(rets.sessionExpired, '登录已过期，请重新登录');
  return row;
}
