/** What operations reach outside the database, as the settings say. */
import 'server-only';
import type { Fact } from './text';
import { backendSettings } from '../settings';
import { type Receiver } from '../signed-post';

/** Where the records are: a file of SQLite, or an address of PostgreSQL without its password, which is never shown. */
export type DatabaseLocation =
  { readonly file: string } | { readonly postgres: string; readonly password: string | null };

/** What lies outside the database; from the settings. */
export interface Deployment {
  readonly database: DatabaseLocation;
  /** DATA_DIR. */
  readonly dataDir: string;
  /** Folder behind `/files`; null where a download host serves the packages. */
  readonly downloadDir: string | null;
  readonly downloadHost: string | null;
  /** File codes are written to where there is no gateway. */
  readonly outbox: string;
  /** Public address of the site, without a slash at its end. */
  readonly siteOrigin: string;
  /** Whether accounts and promoters are an upstream's. */
  readonly hasUpstream: boolean;
  readonly smsGateway: Receiver | null;
  readonly applicationReceiver: Receiver | null;
  /** Whether the site has its own page at a path without language; the site's own table of pages says so. */
  readonly hasPage: (path: string) => boolean;
  /** Whether the content policy lets pages show the picture of an address. */
  readonly showsPicture: (address: string) => boolean;
  /** What was written in a form, by the labels of its fields. */
  readonly answerFacts: (answers: Readonly<Record<string, unknown>>) => readonly Fact[];
}

/** Only the site knows its pages, its content policy and the texts of its forms. */
export type SiteFunctions = Pick<Deployment, 'hasPage' | 'showsPicture' | 'answerFacts'>;

/** An address as the tools of PostgreSQL read it. */
function postgresPlace(address: string): DatabaseLocation {
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
export function configuredDeployment(): Omit<Deployment, keyof SiteFunctions> {
  const { databaseUrl, databaseFile, outboxFile, ...settings } = backendSettings();
  return {
    ...settings,
    database: databaseUrl ? postgresPlace(databaseUrl) : { file: databaseFile },
    outbox: outboxFile,
  };
}
