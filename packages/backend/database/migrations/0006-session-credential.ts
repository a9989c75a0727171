import type { Migration } from 'kysely';

/** What a login token was issued under; null for those from before, which are not compared. */
export const sessionCredential: Migration = {
  async up(db) {
    await db.schema.alterTable('login_tokens').addColumn('credential_hash', 'text').execute();
  },
};
