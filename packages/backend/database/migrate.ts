import 'server-only';
import { Migrator, sql, type Kysely, type Migration } from 'kysely';
import { log } from '../common/log';
import { content } from './migrations/0001-content';
import { events } from './migrations/0002-events';
import { accounts } from './migrations/0003-accounts';
import { registrationKey } from './migrations/0004-registration-key';
import { applications } from './migrations/0005-applications';
import { sessionCredential } from './migrations/0006-session-credential';
import { applicationDigest } from './migrations/0007-application-digest';
import { operator } from './migrations/0008-operator';
import { publishing } from './migrations/0009-publishing';
import { promoterFigures } from './migrations/0010-promoter-figures';
import { status } from './migrations/0011-status';
import { staff } from './migrations/0012-staff';
import { applicationSearch } from './migrations/0013-application-search';
import { packageUploads } from './migrations/0014-uploads';
import { health } from './migrations/0015-health';
import { drafts } from './migrations/0016-drafts';
import { applicationNames } from './migrations/0017-application-names';
import { pictures } from './migrations/0018-pictures';
import { figureExcess } from './migrations/0019-figure-excess';
import { auditSource } from './migrations/0020-audit-source';
import { promoterLinks } from './migrations/0021-promoter-links';
import { publishedTexts } from './migrations/0022-published-texts';
import { applicationNotes } from './migrations/0023-application-notes';
import { limitNames } from './migrations/0024-limit-names';
import type { Tables } from './tables';

/**
 * The migrations in order of their names, which are stored and stay. A released migration never changes; a later
 * migration corrects it.
 */
const migrations: Record<string, Migration> = {
  '0001-content': content,
  '0002-events': events,
  '0003-accounts': accounts,
  '0004-registration-key': registrationKey,
  '0005-applications': applications,
  '0006-session-credential': sessionCredential,
  '0007-application-digest': applicationDigest,
  '0008-operator': operator,
  '0009-publishing': publishing,
  '0010-promoter-figures': promoterFigures,
  '0011-status': status,
  '0012-staff': staff,
  '0013-application-search': applicationSearch,
  '0014-uploads': packageUploads,
  '0015-health': health,
  '0016-drafts': drafts,
  '0017-application-names': applicationNames,
  '0018-pictures': pictures,
  '0019-figure-excess': figureExcess,
  '0020-audit-source': auditSource,
  '0021-promoter-links': promoterLinks,
  '0022-published-texts': publishedTexts,
  '0023-application-notes': applicationNotes,
  '0024-limit-names': limitNames,
};

/** Names of the migrations a database has run; empty for a new one. */
async function listExecutedMigrations(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
}

/** Names of the migrations a newer version of the site has run on a database. */
export async function findNewerMigrations(db: Kysely<Tables>): Promise<string[]> {
  return (await listExecutedMigrations(db)).filter((name) => !(name in migrations));
}

/**
 * Brings the schema up to date. If a newer version has already migrated the database, it is used as it is: instances of
 * the older version keep running during an upgrade, and a rollback must not break every form. Safe when several
 * processes start at once: PostgreSQL takes an advisory lock, SQLite runs the migrations in one immediate transaction
 * and the others wait for it.
 */
export async function migrateToLatest(db: Kysely<Tables>): Promise<void> {
  const provider = { getMigrations: () => Promise.resolve(migrations) };
  const executedNames = await listExecutedMigrations(db);
  const newerMigration = executedNames.find((name) => !(name in migrations));
  if (newerMigration && Object.keys(migrations).every((name) => executedNames.includes(name))) {
    log.warn('backend', 'the database was changed by a newer version', { reason: newerMigration });
    return;
  }
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw new Error('Database migration failed', { cause: error });
}
