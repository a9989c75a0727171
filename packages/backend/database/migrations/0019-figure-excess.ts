import { sql, type Migration } from 'kysely';

/**
 * Events beyond a network's share of a day, and the days on which the site counted at all. Of the days before this
 * migration, only days with counts are known.
 */
export const figureExcess: Migration = {
  async up(db) {
    await db.schema
      .alterTable('promoter_counts')
      .addColumn('excess', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createTable('figure_days')
      .addColumn('day', 'text', (column) => column.primaryKey())
      .execute();
    await sql`insert into figure_days (day) select distinct day from promoter_counts`.execute(db);
  },
};
