import { sql, type Migration } from 'kysely';

/** Samples of the service's answers: minutes, hours made of them, and incidents. */
export const status: Migration = {
  async up(db) {
    await db.schema
      .createTable('status_minutes')
      .addColumn('part', 'text', (column) => column.notNull())
      .addColumn('minute', 'text', (column) => column.notNull())
      .addColumn('answered', 'integer', (column) => column.notNull())
      .addColumn('failed', 'integer', (column) => column.notNull())
      .addColumn('milliseconds', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('status_minutes_pk', ['part', 'minute'])
      .execute();
    await db.schema
      .createTable('status_hours')
      .addColumn('part', 'text', (column) => column.notNull())
      .addColumn('hour', 'text', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('works', 'integer', (column) => column.notNull())
      .addColumn('impaired', 'integer', (column) => column.notNull())
      .addColumn('fails', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('status_hours_pk', ['part', 'hour'])
      .addCheckConstraint('status_hours_minutes', sql`works + impaired + fails <= 60`)
      .execute();
    await db.schema
      .createTable('status_incidents')
      .addColumn('part', 'text', (column) => column.notNull())
      .addColumn('began_at', 'text', (column) => column.notNull())
      .addColumn('ended_at', 'text')
      .addPrimaryKeyConstraint('status_incidents_pk', ['part', 'began_at'])
      .execute();
    // Removing old rows selects by time only.
    await db.schema
      .createIndex('status_minutes_minute')
      .on('status_minutes')
      .column('minute')
      .execute();
    await db.schema.createIndex('status_hours_day').on('status_hours').column('day').execute();
  },
};
