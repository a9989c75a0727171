import { sql, type Kysely, type Migration } from 'kysely';

/** One statement for each column, because SQLite cannot add two at once. */
async function addHandlingColumns(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('applications')
    .addColumn('state', 'text', (column) =>
      column
        .notNull()
        .defaultTo('new')
        .check(sql`state in ('new', 'in work', 'done')`),
    )
    .execute();
  for (const name of ['handled_by', 'note', 'changed_at'])
    await db.schema.alterTable('applications').addColumn(name, 'text').execute();
  await sql`update applications set changed_at = created_at`.execute(db);
  await db.schema
    .createIndex('applications_state')
    .on('applications')
    .columns(['state', 'created_at'])
    .execute();
}

/** Applications from a time without a webhook are sent once a webhook is configured. */
async function queueOldApplications(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('application_deliveries').addColumn('last_failure', 'text').execute();
  await sql`
    insert into application_deliveries (apply_no, attempts, next_attempt_at, delivered_at)
    select apply_no, 0, created_at, null from applications
    where apply_no not in (select apply_no from application_deliveries)`.execute(db);
}

async function createAuditTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('audit_lines')
    .addColumn('audit_id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('who', 'text', (column) => column.notNull())
    .addColumn('verb', 'text', (column) => column.notNull())
    .addColumn('subject', 'text')
    .addColumn('detail', 'text')
    .execute();
  await db.schema.createIndex('audit_lines_at').on('audit_lines').column('at').execute();
}

async function createBlocksTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('blocks')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('who', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('blocks_pk', ['kind', 'value'])
    .addCheckConstraint('blocks_kind', sql`kind in ('phone', 'range', 'promoter')`)
    .execute();
}

/** Tables for the work of staff: who handles an application, who did what, and what is blocked. */
export const operator: Migration = {
  async up(db) {
    await addHandlingColumns(db);
    await queueOldApplications(db);
    await createAuditTable(db);
    await createBlocksTable(db);
  },
};
