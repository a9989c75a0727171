/** Keys of a site: the development secrets it generated, unless the machine sets them. */
import { existsSync, readFileSync } from 'node:fs';
import { dataDirs } from './ports-and-folders';

/** Keys a site generated, by the names of their settings. */
export const readGeneratedKeys = (dataDir: string): Readonly<Record<string, string>> => {
  const file = `${dataDir}/secrets.json`;
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
};

function readKey(name: 'DOWNLOAD_SIGN_KEY' | 'SESSION_KEY'): string {
  const key = process.env[name] || readGeneratedKeys(dataDirs.site)[name];
  if (!key) throw new Error(`The site has no ${name}`);
  return key;
}

/** Key of the tested site that signs downloads. */
export const readDownloadSignKey = (): string => readKey('DOWNLOAD_SIGN_KEY');

/** Key of the tested site that seals sessions. */
export const readSessionKey = (): string => readKey('SESSION_KEY');
