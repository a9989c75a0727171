import type { Migration } from 'kysely';

/** The table of POST /log. */
export const events: Migration = {
  async up(db) {
    await db.schema
      .createTable('events')
      .addColumn('event_id', 'text', (column) => column.primaryKey())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addColumn('platform', 'text', (column) => column.notNull())
      .addColumn('segmentation', 'text', (column) => column.notNull())
      .addColumn('received_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('events_received_at').on('events').column('received_at').execute();
  },
};
