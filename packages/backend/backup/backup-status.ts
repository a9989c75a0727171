/** When the last backup was made. */
import 'server-only';
import { hourMs } from '@superbrowser/shared/durations';
import type { Db } from '../database/open-database';

/** A backup is made each night, and may be half a day late. */
const overdueMs = 36 * hourMs;

export interface BackupStatus {
  /** When `backup` last made one; null where there was none. */
  readonly last: string | null;
  readonly state: 'good' | 'overdue' | 'never';
}

/** When the last backup was made; null where there was none. */
export async function findLastBackupTime(db: Db): Promise<string | null> {
  const query = db.selectFrom('audit_lines').select(({ fn }) => fn.max('at').as('at'));
  return (await query.where('verb', '=', 'backup').executeTakeFirst())?.at ?? null;
}

/** @param now milliseconds */
export async function loadBackupStatus(db: Db, now: number): Promise<BackupStatus> {
  const last = await findLastBackupTime(db);
  if (last === null) return { last, state: 'never' };
  return { last, state: now - Date.parse(last) > overdueMs ? 'overdue' : 'good' };
}
