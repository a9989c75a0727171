import { sql, type Kysely, type Migration } from 'kysely';

async function createStaffTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('staff')
    .addColumn('staff_id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('totp_secret', 'text', (column) => column.notNull())
    .addColumn('totp_step', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('signed_out_at', 'text')
    .addColumn('must_change', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('disabled', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addCheckConstraint('staff_role', sql`role in ('reader', 'support', 'editor', 'owner')`)
    .execute();
  await db.schema
    .createTable('staff_recovery')
    .addColumn('staff_id', 'text', (column) =>
      column.notNull().references('staff.staff_id').onDelete('cascade'),
    )
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('staff_recovery_pk', ['staff_id', 'code_hash'])
    .execute();
}

async function createSignInTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('staff_failures')
    .addColumn('name_hash', 'text', (column) => column.primaryKey())
    .addColumn('failed', 'integer', (column) => column.notNull())
    .addColumn('locked_until', 'text', (column) => column.notNull())
    .addColumn('last_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('staff_spent')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('staff_notes')
    .addColumn('note_id', 'text', (column) => column.primaryKey())
    .addColumn('staff_id', 'text', (column) =>
      column.notNull().references('staff.staff_id').onDelete('cascade'),
    )
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute();
}

/** Staff accounts of the console, and the values before and after each change. */
export const staff: Migration = {
  async up(db) {
    await createStaffTables(db);
    await createSignInTables(db);
    // One statement for each column, because SQLite cannot add two at once.
    for (const name of ['before', 'after', 'request_id'])
      await db.schema.alterTable('audit_lines').addColumn(name, 'text').execute();
  },
};
