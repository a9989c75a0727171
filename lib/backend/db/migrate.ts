import 'server-only';
import { Migrator, type Kysely, type Migration } from 'kysely';
import { content } from './migrations/0001-content';
import { events } from './migrations/0002-events';
import { accounts } from './migrations/0003-accounts';
import { applications } from './migrations/0005-applications';
import { registrationKey } from './migrations/0004-registration-key';
import { sessionCredential } from './migrations/0006-session-credential';
import { applicationDigest } from './migrations/0007-application-digest';
import { operator } from './migrations/0008-operator';
import { publishing } from './migrations/0009-publishing';
import type { Tables } from './schema';

/** In order of their names; a released migration is never changed, only followed by another. */
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
};

/**
 * Brings the schema up to date. Safe when several processes start at once: PostgreSQL takes an advisory lock,
 * SQLite runs the migrations in one immediate transaction and the others wait for it.
 */
export async function migrateToLatest(db: Kysely<Tables>): Promise<void> {
  const provider = { getMigrations: () => Promise.resolve(migrations) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw new Error('Database migration failed', { cause: error });
}
