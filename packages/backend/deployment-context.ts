/** What operations need besides an open database: settings, and functions of the site. */
import 'server-only';
import type { ApplicationKind } from '@superbrowser/contract/forms/application-kinds';
import { readBackendSettings } from './settings';
import type { Webhook } from './common/signed-post';
import type { LabeledValue } from './records/displayed-values';

/** Location of the database: an SQLite file, or a PostgreSQL URL without its password, which is never shown. */
export type DatabaseLocation =
  { readonly file: string } | { readonly postgres: string; readonly password: string | null };

export interface DeploymentContext {
  readonly database: DatabaseLocation;
  /** DATA_DIR. */
  readonly dataDir: string;
  /** Folder behind `/files`; null where a download host serves the packages. */
  readonly downloadDir: string | null;
  readonly downloadHost: string | null;
  /** File to which codes are written where there is no gateway. */
  readonly outboxFile: string;
  /** Public URL of the site, without a slash at its end. */
  readonly siteOrigin: string;
  /** Whether an upstream manages accounts, applications and content, including promoters. */
  readonly hasUpstream: boolean;
  readonly smsWebhook: Webhook | null;
  readonly applicationWebhook: Webhook | null;
  /** Whether the site has a built-in page at a path without language. */
  readonly hasPage: (path: string) => boolean;
  /** Whether the content security policy allows a picture from this URL. */
  readonly allowsPicture: (url: string) => boolean;
  /** The answers of a form, by the labels of its fields. */
  readonly describeAnswers: (
    kind: ApplicationKind,
    answers: Readonly<Record<string, unknown>>,
  ) => readonly LabeledValue[];
}

/** Functions the site supplies, because only it knows its pages, content security policy and form texts. */
type SiteFunctions = Pick<DeploymentContext, 'hasPage' | 'allowsPicture' | 'describeAnswers'>;

/** The database's URL in the form PostgreSQL's tools accept. */
function postgresLocation(connectionString: string): DatabaseLocation {
  const url = new URL(connectionString);
  const password = decodeURIComponent(url.password) || url.searchParams.get('password');
  url.password = '';
  url.searchParams.delete('password');
  // Only the Node driver knows these parameters.
  url.searchParams.delete('uselibpqcompat');
  if (url.searchParams.get('sslmode') === 'no-verify') url.searchParams.set('sslmode', 'require');
  return { postgres: url.href, password };
}

/** Reads the settings of this deployment; the site adds its own functions. */
export function readDeploymentSettings(): Omit<DeploymentContext, keyof SiteFunctions> {
  const { databaseUrl, databaseFile, ...settings } = readBackendSettings();
  return {
    ...settings,
    database: databaseUrl ? postgresLocation(databaseUrl) : { file: databaseFile },
  };
}
