import { randomUUID } from 'node:crypto';
import type { Kysely, Migration } from 'kysely';

/** A line as it was stored in a column of the application, with the minute in UTC. */
const writtenLine = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)Z ([^:]+): (.*)$/;

interface Before {
  applications: { apply_no: string; note: string | null; created_at: string };
  application_notes: { note_id: string; apply_no: string; at: string; who: string; text: string };
}

/** Notes become rows with time and author, so that they can have several lines. */
export const applicationNotes: Migration = {
  async up(anyDb) {
    const db = anyDb as Kysely<Before>;
    await db.schema
      .createTable('application_notes')
      .addColumn('note_id', 'text', (column) => column.primaryKey())
      .addColumn('apply_no', 'text', (column) =>
        column.notNull().references('applications.apply_no').onDelete('cascade'),
      )
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('who', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('application_notes_apply_no')
      .on('application_notes')
      .columns(['apply_no', 'at'])
      .execute();
    const noted = await db
      .selectFrom('applications')
      .select(['apply_no', 'note', 'created_at'])
      .where('note', 'is not', null)
      .execute();
    for (const { apply_no, note, created_at } of noted) {
      const rows = (note ?? '').split('\n').map((line) => {
        const [, minute, who = '', text = line] = writtenLine.exec(line) ?? [];
        return {
          note_id: randomUUID(),
          apply_no,
          at: minute ? `${minute}:00.000Z` : created_at,
          who,
          text,
        };
      });
      await db.insertInto('application_notes').values(rows).execute();
    }
    // The column stays, because an older version that runs during an upgrade selects it.
    await db
      .updateTable('applications')
      .set({ note: null })
      .where('note', 'is not', null)
      .execute();
  },
};
