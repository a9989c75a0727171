/** Ids that count once: of ended sessions, sent forms and uploads. */
import 'server-only';
import type { Db } from '@superbrowser/backend/database/open-database';
import { toInstant } from '@superbrowser/backend/database/stored-instant';

/** Records the use of an id. @returns whether it was unused before */
export async function tryConsumeOneTimeId(db: Db, id: string, now: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('staff_spent')
    .values({ id, at: toInstant(now) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Whether an id was used before. */
export const isUsedId = async (db: Db, id: string) =>
  (await db.selectFrom('staff_spent').select('id').where('id', '=', id).executeTakeFirst()) !==
  undefined;
