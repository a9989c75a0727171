import type { Migration } from 'kysely';

/** Pictures staff put on pages. */
export const pictures: Migration = {
  async up(db) {
    await db.schema
      .createTable('pictures')
      .addColumn('picture_id', 'text', (column) => column.primaryKey())
      .addColumn('media_type', 'text', (column) => column.notNull())
      .addColumn('base64', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('created_by', 'text', (column) => column.notNull())
      .execute();
  },
};
