/** Which codes of links are somebody's: visitors can write any, and only these are counted (O4). */
import 'server-only';
import type { Db } from '../db/open';
import { iso } from '../accounts/time';
import { inParts } from './bounded-sources';

/** Asks for many codes, some at a time. */
async function found(
  codes: readonly string[],
  ask: (part: string[]) => Promise<readonly { code: string }[]>,
): Promise<Set<string>> {
  const known = new Set<string>();
  for (const part of inParts(codes)) for (const { code } of await ask(part)) known.add(code);
  return known;
}

/** Codes the operator blocked. */
export const blockedCodes = (db: Db, codes: readonly string[]): Promise<Set<string>> =>
  found(codes, (part) =>
    db
      .selectFrom('blocks')
      .select('value as code')
      .where('kind', '=', 'promoter')
      .where('value', 'in', part)
      .execute(),
  );

/** Promoters' codes and invite codes of this database's accounts, without those that are blocked. */
export async function knownCodes(db: Db, codes: readonly string[]): Promise<Set<string>> {
  const known = await found(codes, (part) =>
    db
      .selectFrom('promoters')
      .select('promoter_id as code')
      .where('promoter_id', 'in', part)
      .union(db.selectFrom('users').select('invite_code as code').where('invite_code', 'in', part))
      .execute(),
  );
  for (const blocked of await blockedCodes(db, [...known])) known.delete(blocked);
  return known;
}

/** Codes that were counted before. */
export const countedCodes = (db: Db, codes: readonly string[]): Promise<Set<string>> =>
  found(codes, (part) =>
    db
      .selectFrom('promoter_counts')
      .select('promoter as code')
      .distinct()
      .where('promoter', 'in', part)
      .execute(),
  );

/** Invite codes whose owners were seen here. */
export const notedCodes = (db: Db, codes: readonly string[]): Promise<Set<string>> =>
  found(codes, (part) =>
    db.selectFrom('invite_codes').select('code').where('code', 'in', part).execute(),
  );

/** An upstream named the owner of an invite code: from now on it is counted. */
export async function noteCode(db: Db, code: string, now: number): Promise<void> {
  const row = { code, noted_at: iso(now) };
  await db
    .insertInto('invite_codes')
    .values(row)
    .onConflict((conflict) => conflict.column('code').doUpdateSet({ noted_at: row.noted_at }))
    .execute();
}
