/** Which codes of links exist: visitors can send any, and only these are counted (O4). */
import 'server-only';
import { toInstant } from '../database/stored-instant';
import type { Db } from '../database/open';
import { chunksOf } from './counts';

/** Looks up many codes, some at a time. */
async function findInChunks(
  codes: readonly string[],
  query: (part: string[]) => Promise<readonly { code: string }[]>,
): Promise<Set<string>> {
  const known = new Set<string>();
  for (const part of chunksOf(codes)) for (const { code } of await query(part)) known.add(code);
  return known;
}

/** Codes staff blocked. */
export const findBlockedCodes = (db: Db, codes: readonly string[]): Promise<Set<string>> =>
  findInChunks(codes, (part) =>
    db
      .selectFrom('blocks')
      .select('value as code')
      .where('kind', '=', 'promoter')
      .where('value', 'in', part)
      .execute(),
  );

/** Promoters' codes and invite codes of this database's accounts, without blocked ones. */
export async function findKnownCodes(db: Db, codes: readonly string[]): Promise<Set<string>> {
  const known = await findInChunks(codes, (part) =>
    db
      .selectFrom('promoters')
      .select('promoter_id as code')
      .where('promoter_id', 'in', part)
      .union(db.selectFrom('users').select('invite_code as code').where('invite_code', 'in', part))
      .execute(),
  );
  for (const blocked of await findBlockedCodes(db, [...known])) known.delete(blocked);
  return known;
}

/** Codes counted before. */
export const findCountedCodes = (db: Db, codes: readonly string[]): Promise<Set<string>> =>
  findInChunks(codes, (part) =>
    db
      .selectFrom('promoter_counts')
      .select('promoter as code')
      .distinct()
      .where('promoter', 'in', part)
      .execute(),
  );

/** Invite codes recorded here. */
export const findRecordedInviteCodes = (db: Db, codes: readonly string[]): Promise<Set<string>> =>
  findInChunks(codes, (part) =>
    db.selectFrom('invite_codes').select('code').where('code', 'in', part).execute(),
  );

/** Records an invite code whose owner an upstream named, so that it is counted from now on. */
export async function recordInviteCode(db: Db, code: string, now: number): Promise<void> {
  const row = { code, noted_at: toInstant(now) };
  await db
    .insertInto('invite_codes')
    .values(row)
    .onConflict((conflict) => conflict.column('code').doUpdateSet({ noted_at: row.noted_at }))
    .execute();
}
