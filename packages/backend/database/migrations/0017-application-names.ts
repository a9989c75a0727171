import type { Migration } from 'kysely';

/** Index of names. A search for a part of a name reads all names, and the index is smaller than the table. */
export const applicationNames: Migration = {
  async up(db) {
    await db.schema
      .createIndex('applications_names')
      .on('applications')
      .columns(['created_at', 'apply_no', 'company_name', 'contact', 'phone'])
      .execute();
  },
};
