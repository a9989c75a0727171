import { sql, type Migration } from 'kysely';

/** Applications sent through forms; each key is stored once. */
export const applications: Migration = {
  async up(db) {
    await db.schema
      .createTable('applications')
      .addColumn('apply_no', 'text', (column) => column.primaryKey())
      .addColumn('type', 'integer', (column) => column.notNull())
      .addColumn('apply_from', 'integer', (column) => column.notNull())
      .addColumn('idempotency_key_hash', 'text', (column) => column.notNull().unique())
      .addColumn('phone', 'text')
      .addColumn('company_name', 'text')
      .addColumn('contact', 'text')
      .addColumn('email', 'text')
      .addColumn('fields', 'text', (column) => column.notNull())
      .addColumn('locale', 'text')
      .addColumn('promoter', 'text')
      .addColumn('callback', 'text')
      .addColumn('activity_id', 'text')
      .addColumn('utm_source', 'text')
      .addColumn('channel_id', 'text')
      .addColumn('landing_source', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addCheckConstraint('applications_type', sql`type between 0 and 6`)
      .addCheckConstraint('applications_from', sql`apply_from between 0 and 7`)
      .execute();
    await db.schema
      .createIndex('applications_created_at')
      .on('applications')
      .column('created_at')
      .execute();
    await db.schema
      .createTable('application_counts')
      .addColumn('phone', 'text', (column) => column.primaryKey())
      .addColumn('window_started_at', 'text', (column) => column.notNull())
      .addColumn('sent', 'integer', (column) => column.notNull())
      .addCheckConstraint('application_counts_a_day', sql`sent between 1 and 5`)
      .execute();
    // Text, because SQLite and PostgreSQL name binary columns differently.
    await db.schema
      .createTable('application_pictures')
      .addColumn('apply_no', 'text', (column) =>
        column.primaryKey().references('applications.apply_no').onDelete('cascade'),
      )
      .addColumn('media_type', 'text', (column) => column.notNull())
      .addColumn('base64', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('application_deliveries')
      .addColumn('apply_no', 'text', (column) =>
        column.primaryKey().references('applications.apply_no').onDelete('cascade'),
      )
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('next_attempt_at', 'text', (column) => column.notNull())
      .addColumn('delivered_at', 'text')
      .execute();
    await db.schema
      .createIndex('application_deliveries_due')
      .on('application_deliveries')
      .columns(['delivered_at', 'next_attempt_at'])
      .execute();
  },
};
