import type { Migration } from 'kysely';

/** Links by which promoters see their figures. Only hashes are stored, so that a copy of the table opens no link. */
export const promoterLinks: Migration = {
  async up(db) {
    await db.schema
      .createTable('promoter_links')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('promoter', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
  },
};
