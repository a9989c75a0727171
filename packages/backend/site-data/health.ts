/** Records of failures and refusals in the database, and whether it is backed up. */
import 'server-only';
import type { HealthStore } from '@superbrowser/contract/site-data/health';
import type { Db } from '../database/open';
import { commitInGroup } from '../database/group-commit';

/** Most stored failures, the newest; older ones are in the log. */
export const maxStoredErrors = 5_000;
/** Keeps statements short: each row has nine values. */
const rowsPerStatement = 50;

const statementChunks = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / rowsPerStatement) }, (_, n) =>
    rows.slice(n * rowsPerStatement, (n + 1) * rowsPerStatement),
  );

/** @param open opens the database; called at each write */
export const createHealthStore = (open: () => Promise<Db>): HealthStore => ({
  addErrors: async (lines) =>
    commitInGroup(await open(), async (transaction) => {
      for (const chunk of statementChunks(lines))
        await transaction
          .insertInto('error_lines')
          .values(chunk)
          .onConflict((conflict) => conflict.column('line_id').doNothing())
          .execute();
      await transaction
        .deleteFrom('error_lines')
        .where('at', '<', ({ selectFrom }) =>
          selectFrom('error_lines')
            .select('at')
            .orderBy('at', 'desc')
            .limit(1)
            .offset(maxStoredErrors - 1),
        )
        .execute();
    }),
  async addHits(hits) {
    if (hits.length === 0) return;
    // Sorted, so that processes that write at the same time do not deadlock.
    const rows = [...hits].sort((a, b) => (a.limit_name < b.limit_name ? -1 : 1));
    const db = await open();
    await db
      .insertInto('limit_hits')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['limit_name', 'hour'])
          .doUpdateSet((eb) => ({ hits: eb('limit_hits.hits', '+', eb.ref('excluded.hits')) })),
      )
      .execute();
  },
});

// When the last copy of the database was made.

/** A copy is made each night, and may be half a day late. */
const overdueMs = 36 * 3_600_000;

export interface BackupStatus {
  /** When the last copy was made by `backup`; null where there was none. */
  readonly last: string | null;
  readonly state: 'good' | 'overdue' | 'never';
}

/** When the last copy was made; null where there was none. */
export async function findLastBackup(db: Db): Promise<string | null> {
  const lines = db.selectFrom('audit_lines').select(({ fn }) => fn.max('at').as('at'));
  return (await lines.where('verb', '=', 'backup').executeTakeFirst())?.at ?? null;
}

/** @param now milliseconds */
export async function readBackupStatus(db: Db, now: number): Promise<BackupStatus> {
  const last = await findLastBackup(db);
  if (last === null) return { last, state: 'never' };
  return { last, state: now - Date.parse(last) > overdueMs ? 'overdue' : 'good' };
}
