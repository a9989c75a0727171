import type { Migration } from 'kysely';

/** Where a change came from; a name given on the command line is not that of a person who is signed in. */
export const auditSource: Migration = {
  async up(db) {
    // One statement a column: SQLite adds no two at once.
    for (const name of ['source', 'system_user'])
      await db.schema.alterTable('audit_lines').addColumn(name, 'text').execute();
  },
};
