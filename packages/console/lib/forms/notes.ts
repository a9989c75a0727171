/** What came of a form, for the page that follows; with what was entered where it could not be stored. */
import 'server-only';
import { z } from 'zod';
import type { Db } from '@superbrowser/backend/database/open';

const bilingual = z.object({ zh: z.string(), en: z.string() });
const target = z.object({ key: z.string(), version: z.string() });
const fact = z.object({
  name: z.string(),
  label: bilingual,
  text: z.union([z.string(), bilingual]),
});

const schema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('done'),
    /** `applications take`. */
    verb: z.string(),
    /** The records it was done to. */
    keys: z.array(z.string()).optional(),
    /** The operation that reverts it, with the records as it left them. */
    undo: z.object({ verb: z.string(), targets: z.array(target) }).optional(),
    /** What is shown this once. */
    facts: z.array(fact).optional(),
    shown: z.record(z.string(), z.unknown()).optional(),
  }),
  z.object({
    kind: z.literal('refused'),
    verb: z.string(),
    keys: z.array(z.string()).optional(),
    values: z.record(z.string(), z.string()),
    /** Of the whole form. */
    words: bilingual.optional(),
    /** By argument. */
    fields: z.record(z.string(), bilingual),
    /** Somebody stored something else meanwhile. */
    stale: z.boolean().optional(),
  }),
]);

export type Note = z.infer<typeof schema>;
export type Refused = Extract<Note, { kind: 'refused' }>;

/** @param id the form's own; asked for again it gives what came of the first sending */
export async function keepNote(
  db: Db,
  { id, staffId, now }: { id: string; staffId: string; now: number },
  note: Note,
): Promise<void> {
  // What was entered an hour ago is no longer on anybody's screen.
  await db
    .deleteFrom('staff_notes')
    .where('staff_id', '=', staffId)
    .where('at', '<', new Date(now - 3_600_000).toISOString())
    .execute();
  await db
    .insertInto('staff_notes')
    .values({
      note_id: id,
      staff_id: staffId,
      content: JSON.stringify(note),
      at: new Date(now).toISOString(),
    })
    .execute();
}

/** Null for one of somebody else, and for none. What is to be shown once is gone afterwards. */
export async function readNote(db: Db, id: string, staffId: string): Promise<Note | null> {
  const row = await db
    .selectFrom('staff_notes')
    .select('content')
    .where('note_id', '=', id)
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
  if (!row) return null;
  const note = schema.parse(JSON.parse(row.content));
  if (note.kind === 'done' && (note.shown ?? note.facts))
    await db.deleteFrom('staff_notes').where('note_id', '=', id).execute();
  return note;
}
