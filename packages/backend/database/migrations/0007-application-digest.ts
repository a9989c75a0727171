import type { Migration } from 'kysely';

/** A digest of an application's contents, to detect a key that is used again with other contents. */
export const applicationDigest: Migration = {
  async up(db) {
    await db.schema.alterTable('applications').addColumn('content_digest', 'text').execute();
  },
};
