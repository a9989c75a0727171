/** When the records were last copied. Each copy leaves a line in the audit, so every instance on the database knows of it. */
import 'server-only';
import type { Db } from '../database/open';

/** A copy is made each night; one may be late by half a day. */
const overdueMs = 36 * 3_600_000;

export interface BackupSigns {
  /** When the last copy was made by `backup`; null where there was none. */
  readonly last: string | null;
  readonly state: 'good' | 'overdue' | 'never';
}

/** When the last copy was made; null where there was none. */
export async function lastBackup(db: Db): Promise<string | null> {
  const lines = db.selectFrom('audit_lines').select(({ fn }) => fn.max('at').as('at'));
  return (await lines.where('verb', '=', 'backup').executeTakeFirst())?.at ?? null;
}

/** @param now milliseconds */
export async function backupSigns(db: Db, now: number): Promise<BackupSigns> {
  const last = await lastBackup(db);
  if (last === null) return { last, state: 'never' };
  return { last, state: now - Date.parse(last) > overdueMs ? 'overdue' : 'good' };
}
