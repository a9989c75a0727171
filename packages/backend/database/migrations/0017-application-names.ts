import type { Migration } from 'kysely';

/** A part of a name is looked for in all names; in an index they lie closer together than with what else people wrote. */
export const applicationNames: Migration = {
  async up(db) {
    await db.schema
      .createIndex('applications_names')
      .on('applications')
      .columns(['created_at', 'apply_no', 'company_name', 'contact', 'phone'])
      .execute();
  },
};
