/** Links an operator gives to a promoter: a random token each, of which only the hash is kept (O4). */
import 'server-only';
import { newToken, tokenHash } from '../accounts/secrets';
import { iso } from '../accounts/time';
import type { Db } from '../db/open';

export interface PromoterLink {
  readonly promoter: string;
  /** Unix seconds. */
  readonly until: number;
}

/** @returns the token, known to nobody afterwards */
export async function addLink(db: Db, { promoter, until }: PromoterLink): Promise<string> {
  const token = newToken();
  await db
    .insertInto('promoter_links')
    .values({ token_hash: tokenHash(token), promoter, expires_at: iso(until * 1_000) })
    .execute();
  return token;
}

/**
 * The link of a token.
 * @param token from an address or a cookie, so it may be anything
 * @returns null for what is no token, made up, or over
 */
export async function linkOf(db: Db, token: string, now: number): Promise<PromoterLink | null> {
  if (!/^[\w-]{43}$/.test(token)) return null;
  const row = await db
    .selectFrom('promoter_links')
    .select(['promoter', 'expires_at'])
    .where('token_hash', '=', tokenHash(token))
    .where('expires_at', '>', iso(now))
    .executeTakeFirst();
  return row
    ? { promoter: row.promoter, until: Math.floor(Date.parse(row.expires_at) / 1_000) }
    : null;
}
