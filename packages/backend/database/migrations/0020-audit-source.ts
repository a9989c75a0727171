import type { Migration } from 'kysely';

/** The source of a change; a name given on the command line is not that of a signed-in person. */
export const auditSource: Migration = {
  async up(db) {
    // One statement for each column, because SQLite cannot add two at once.
    for (const name of ['source', 'system_user'])
      await db.schema.alterTable('audit_lines').addColumn(name, 'text').execute();
  },
};
