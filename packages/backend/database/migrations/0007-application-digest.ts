import type { Migration } from 'kysely';

/** A digest of an application's contents, to detect a key that is reused with others. */
export const applicationDigest: Migration = {
  async up(db) {
    await db.schema.alterTable('applications').addColumn('content_digest', 'text').execute();
  },
};
