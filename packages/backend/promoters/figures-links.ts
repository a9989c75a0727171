/**
 * Links that staff give to promoters, so that promoters see their figures (O4). Each link has a random token, which is
 * stored as a hash only.
 */
import 'server-only';
import { createToken, hashToken } from '../common/secrets';
import { toInstant } from '../database/stored-instant';
import type { Db } from '../database/open-database';

export interface FiguresLink {
  /** The promoter's code, or an invite code. */
  readonly promoter: string;
  /** Unix seconds. */
  readonly until: number;
}

/** @returns the token, which is not stored */
export async function issueFiguresLink(db: Db, { promoter, until }: FiguresLink): Promise<string> {
  const token = createToken();
  await db
    .insertInto('promoter_links')
    .values({ token_hash: hashToken(token), promoter, expires_at: toInstant(until * 1_000) })
    .execute();
  return token;
}

/**
 * The link of a token.
 * @param token from a URL or a cookie, so it may be anything
 * @returns null for an invalid, unknown or expired token
 */
export async function findFiguresLink(
  db: Db,
  token: string,
  now: number,
): Promise<FiguresLink | null> {
  if (!/^[\w-]{43}$/.test(token)) return null;
  const row = await db
    .selectFrom('promoter_links')
    .select(['promoter', 'expires_at'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', toInstant(now))
    .executeTakeFirst();
  return row
    ? { promoter: row.promoter, until: Math.floor(Date.parse(row.expires_at) / 1_000) }
    : null;
}
