import type { Migration } from 'kysely';

/** Failures by the id of their request, and hits of limits. */
export const health: Migration = {
  async up(db) {
    await db.schema
      .createTable('error_lines')
      .addColumn('line_id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('part', 'text', (column) => column.notNull())
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('request_id', 'text')
      .addColumn('route', 'text')
      .addColumn('code', 'text')
      .addColumn('reason', 'text')
      .addColumn('worker', 'text')
      .execute();
    await db.schema
      .createIndex('error_lines_newest')
      .on('error_lines')
      .columns(['at', 'line_id'])
      .execute();
    await db.schema
      .createTable('limit_hits')
      .addColumn('limit_name', 'text', (column) => column.notNull())
      .addColumn('hour', 'text', (column) => column.notNull())
      .addColumn('hits', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('limit_hits_pk', ['limit_name', 'hour'])
      .execute();
    // Removing old rows selects by time only.
    await db.schema.createIndex('limit_hits_hour').on('limit_hits').column('hour').execute();
  },
};
