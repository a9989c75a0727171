import type { Migration } from 'kysely';

/** The digest of the password under which a login token was issued; null for earlier tokens, which are not compared. */
export const sessionCredential: Migration = {
  async up(db) {
    await db.schema.alterTable('login_tokens').addColumn('credential_hash', 'text').execute();
  },
};
