/**
 * Which codes exist, are blocked, or have been counted. Visitors can send any code in a link, and only codes that exist
 * and are not blocked are counted (O4).
 */
import 'server-only';
import { toInstant } from '../database/stored-instant';
import type { Db } from '../database/open-database';
import { splitIntoChunks } from '../database/split-into-chunks';

/** Looks up many codes, some at a time. */
async function findInChunks(
  codes: readonly string[],
  query: (chunk: string[]) => Promise<readonly { code: string }[]>,
): Promise<Set<string>> {
  const matches = new Set<string>();
  for (const chunk of splitIntoChunks(codes))
    for (const { code } of await query(chunk)) matches.add(code);
  return matches;
}

/** Codes staff blocked. */
export const findBlockedCodes = (db: Db, codes: readonly string[]): Promise<Set<string>> =>
  findInChunks(codes, (chunk) =>
    db
      .selectFrom('blocks')
      .select('value as code')
      .where('kind', '=', 'promoter')
      .where('value', 'in', chunk)
      .execute(),
  );

/** Promoters' codes and invite codes of this database's accounts, without blocked ones. */
export async function findKnownCodes(db: Db, codes: readonly string[]): Promise<Set<string>> {
  const knownCodes = await findInChunks(codes, (chunk) =>
    db
      .selectFrom('promoters')
      .select('promoter_id as code')
      .where('promoter_id', 'in', chunk)
      .union(db.selectFrom('users').select('invite_code as code').where('invite_code', 'in', chunk))
      .execute(),
  );
  for (const blockedCode of await findBlockedCodes(db, [...knownCodes]))
    knownCodes.delete(blockedCode);
  return knownCodes;
}

/** Codes that have been counted before. */
export const findCountedCodes = (db: Db, codes: readonly string[]): Promise<Set<string>> =>
  findInChunks(codes, (chunk) =>
    db
      .selectFrom('promoter_counts')
      .select('promoter as code')
      .distinct()
      .where('promoter', 'in', chunk)
      .execute(),
  );

/** Invite codes that `recordInviteCode` has stored. */
export const findRecordedInviteCodes = (db: Db, codes: readonly string[]): Promise<Set<string>> =>
  findInChunks(codes, (chunk) =>
    db.selectFrom('invite_codes').select('code').where('code', 'in', chunk).execute(),
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
