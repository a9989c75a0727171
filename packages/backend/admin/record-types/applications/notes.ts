/** Notes of staff on applications. */
import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Db } from '../../../database/open-database';
import type { AuthoredText } from '../../../records/composite-values';
import type { AuthorizedContext } from '../../../records/authorized-context';
import { toInstant } from '../../../database/stored-instant';

/** Oldest first. @param apply_no without separators */
export const loadNotes = (db: Db, apply_no: string): Promise<AuthoredText[]> =>
  db
    .selectFrom('application_notes')
    .select(['at', 'who', 'text'])
    .where('apply_no', '=', apply_no)
    .orderBy('at')
    .orderBy('note_id')
    .execute();

/** Adds a note; earlier notes stay as they are. */
export async function addNote(
  apply_no: string,
  text: string,
  { db, now, actor }: AuthorizedContext,
): Promise<void> {
  const at = toInstant(now);
  await db
    .insertInto('application_notes')
    .values({ note_id: randomUUID(), apply_no, at, who: actor.name, text })
    .execute();
}
