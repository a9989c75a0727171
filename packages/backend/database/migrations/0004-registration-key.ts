import type { Migration } from 'kysely';

/** A registration sent twice is one registration: its key is stored with the account it made. */
export const registrationKey: Migration = {
  async up(db) {
    await db.schema.alterTable('users').addColumn('registration_key_hash', 'text').execute();
    await db.schema
      .createIndex('users_registration_key')
      .unique()
      .on('users')
      .column('registration_key_hash')
      .execute();
  },
};
