import type { Migration } from 'kysely';

/** Indexes by order and filters, so that a page of 100,000 applications is found without reading all of them. */
export const applicationSearch: Migration = {
  async up(db) {
    // The new indexes begin with the same columns as these two narrower ones, and so replace them.
    for (const name of ['applications_created_at', 'applications_state'])
      await db.schema.dropIndex(name).execute();
    await db.schema
      .createIndex('applications_newest')
      .on('applications')
      .columns(['created_at', 'apply_no', 'type', 'state', 'handled_by'])
      .execute();
    await db.schema
      .createIndex('applications_state_newest')
      .on('applications')
      .columns(['state', 'created_at', 'apply_no'])
      .execute();
    await db.schema
      .createIndex('applications_phone')
      .on('applications')
      .columns(['phone'])
      .execute();
    // Finds the history of one record.
    await db.schema
      .createIndex('audit_lines_subject')
      .on('audit_lines')
      .columns(['subject', 'at'])
      .execute();
  },
};
