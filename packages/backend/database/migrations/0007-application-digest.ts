import type { Migration } from 'kysely';

/** What an application says, as a digest: a key that comes again with something else is noticed. */
export const applicationDigest: Migration = {
  async up(db) {
    await db.schema.alterTable('applications').addColumn('content_digest', 'text').execute();
  },
};
