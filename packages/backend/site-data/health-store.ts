/** Records of failures and refusals in the database. */
import 'server-only';
import type { HealthStore } from '@superbrowser/contract/site-data/health';
import type { Db } from '../database/open-database';
import { splitIntoChunks } from '../database/split-into-chunks';
import { commitInGroup } from '../database/group-commit';

/** Maximum number of stored failures. Only the newest are kept; older ones are in the log. */
export const maxStoredErrors = 5_000;
/** Rows in one statement. Each row has nine values, so this keeps statements short. */
const rowsPerStatement = 50;

/** @param openDb opens the database; called at each write */
export const createHealthStore = (openDb: () => Promise<Db>): HealthStore => ({
  addErrors: async (lines) =>
    commitInGroup(await openDb(), async (transaction) => {
      for (const chunk of splitIntoChunks(lines, rowsPerStatement))
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
    // The rows are sorted, so that processes that write at the same time do not deadlock.
    const rows = [...hits].sort((a, b) => (a.limit_name < b.limit_name ? -1 : 1));
    const db = await openDb();
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
