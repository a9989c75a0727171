import { sql, type Migration } from 'kysely';

/**
 * Daily sums about promoters' links, and invite codes known to exist. These are the site's own figures, stored here
 * with a real upstream too.
 */
export const promoterFigures: Migration = {
  async up(db) {
    await db.schema
      .createTable('promoter_counts')
      // One column that identifies a row, because the daily job removes a few rows at a time.
      .addColumn('count_id', 'text', (column) => column.primaryKey())
      .addColumn('promoter', 'text', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('platform', 'text', (column) => column.notNull())
      .addColumn('counted', 'integer', (column) => column.notNull())
      .addColumn('repeats', 'integer', (column) => column.notNull())
      .addColumn('robots', 'integer', (column) => column.notNull())
      .addUniqueConstraint('promoter_counts_sum', ['promoter', 'day', 'kind', 'source', 'platform'])
      .addCheckConstraint(
        'promoter_counts_kind',
        sql`kind in ('visits', 'downloads', 'registrations', 'applications')`,
      )
      .execute();
    await db.schema
      .createIndex('promoter_counts_day')
      .on('promoter_counts')
      .column('day')
      .execute();
    await db.schema
      .createTable('invite_codes')
      .addColumn('code', 'text', (column) => column.primaryKey())
      .addColumn('noted_at', 'text', (column) => column.notNull())
      .execute();
  },
};
