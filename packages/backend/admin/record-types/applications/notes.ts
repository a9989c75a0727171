/** Notes of staff on applications. */
import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Db } from '../../../database/open-database';
import type { AuthoredText } from '../../../records/displayed-values';
import type { AuthorizedContext } from '../../../records/authorized-context';
import { toInstant } from '../../../database/stored-instant';

/** Oldest first. @param applyNo without separators */
export const loadNotes = (db: Db, applyNo: string): Promise<AuthoredText[]> =>
  db
    .selectFrom('application_notes')
    .select(['at', 'who', 'text'])
    .where('apply_no', '=', applyNo)
    .orderBy('at')
    .orderBy('note_id')
    .execute();

/** Adds a note; earlier notes stay as they are. */
export async function addNote(
  applyNo: string,
  text: string,
  { db, now, actor }: AuthorizedContext,
): Promise<void> {
  const at = toInstant(now);
  await db
    .insertInto('application_notes')
    .values({ note_id: randomUUID(), apply_no: applyNo, at, who: actor.name, text })
    .execute();
}
