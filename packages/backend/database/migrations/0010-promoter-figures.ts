import { sql, type Migration } from 'kysely';

/**
 * What became of promoters' links, as sums a day, and the invite codes that are known to exist. The site's own
 * figures: they stand here with a real upstream too.
 */
export const promoterFigures: Migration = {
  async up(db) {
    await db.schema
      .createTable('promoter_counts')
      // One column that names a row: the daily job removes a few of them at a time.
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
