import { sql, type Migration } from 'kysely';

/** Drafts of articles and campaigns, and articles and campaigns that were taken down. */
export const drafts: Migration = {
  async up(db) {
    await db.schema
      .createTable('drafts')
      .addColumn('family', 'text', (column) => column.notNull())
      .addColumn('slug', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'text', (column) => column.notNull())
      .addColumn('changed_by', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('drafts_pk', ['family', 'slug'])
      .addCheckConstraint('drafts_family', sql`family in ('news', 'activity')`)
      .addCheckConstraint('drafts_state', sql`state in ('draft', 'archived')`)
      .execute();
  },
};
