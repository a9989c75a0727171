import { sql, type Migration } from 'kysely';

/** Articles and campaigns staff added to the built-in ones. */
export const publishing: Migration = {
  async up(db) {
    await db.schema
      .createTable('published')
      .addColumn('family', 'text', (column) => column.notNull())
      .addColumn('slug', 'text', (column) => column.notNull())
      .addColumn('record', 'text', (column) => column.notNull())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('published_pk', ['family', 'slug'])
      .addCheckConstraint('published_family', sql`family in ('news', 'activity')`)
      .execute();
  },
};
