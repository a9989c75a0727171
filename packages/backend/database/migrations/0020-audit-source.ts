import type { Migration } from 'kysely';

/** The source of a change. A name given on the command line is only claimed, unlike the name of a signed-in person. */
export const auditSource: Migration = {
  async up(db) {
    // One statement for each column, because SQLite cannot add two at once.
    for (const name of ['source', 'system_user'])
      await db.schema.alterTable('audit_lines').addColumn(name, 'text').execute();
  },
};
