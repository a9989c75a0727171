import { sql, type Kysely, type Migration } from 'kysely';

async function createUploadsTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('package_uploads')
    .addColumn('upload_id', 'text', (column) => column.primaryKey())
    .addColumn('staff', 'text', (column) => column.notNull())
    .addColumn('file_name', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('done_at', 'text')
    .addColumn('sha256', 'text')
    .execute();
}

async function createScheduleTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('scheduled_releases')
    .addColumn('release_id', 'text', (column) => column.primaryKey())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('system', 'text', (column) => column.notNull())
    .addColumn('line', 'text', (column) => column.notNull().check(sql`line in ('v5', 'v6')`))
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    // Not a foreign key, because the upload of a scheduled version can be removed; the schedule then reports the
    // failure.
    .addColumn('upload_id', 'text', (column) => column.unique())
    .addColumn('file_name', 'text')
    .addColumn('url', 'text')
    .addColumn('size', 'integer')
    .addColumn('sha256', 'text')
    .addColumn('who', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('failure', 'text')
    .addColumn('failed_at', 'text')
    .execute();
  await db.schema
    .createIndex('scheduled_releases_due')
    .on('scheduled_releases')
    .column('due_at')
    .execute();
}

/** Packages being uploaded, and versions scheduled for release. */
export const packageUploads: Migration = {
  async up(db) {
    await createUploadsTable(db);
    await createScheduleTable(db);
  },
};
