import { sql, type Migration } from 'kysely';

/**
 * What one network did beyond its share of a day, and the days on which the site counted at all. Of days before this
 * table only those are known on which something was counted.
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
