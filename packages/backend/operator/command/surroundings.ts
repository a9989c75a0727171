import 'server-only';
import { backendSettings } from '../../settings';
import type { DatabasePlace, Surroundings } from '../verb';

/** An address as the tools of PostgreSQL read it. */
function postgresPlace(address: string): DatabasePlace {
  const url = new URL(address);
  const password = decodeURIComponent(url.password) || url.searchParams.get('password');
  url.password = '';
  url.searchParams.delete('password');
  // Words of the Node driver alone.
  url.searchParams.delete('uselibpqcompat');
  if (url.searchParams.get('sslmode') === 'no-verify') url.searchParams.set('sslmode', 'require');
  return { postgres: url.href, password };
}

/** What lies outside the database, as this deployment's settings say; which pages there are, the site adds. */
export function configuredSurroundings(): Omit<Surroundings, 'hasPage'> {
  const { databaseUrl, databaseFile, outboxFile, ...settings } = backendSettings();
  return {
    ...settings,
    database: databaseUrl ? postgresPlace(databaseUrl) : { file: databaseFile },
    outbox: outboxFile,
  };
}
