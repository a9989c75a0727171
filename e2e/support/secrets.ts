/** Keys of the run's own site: development secrets it made for itself, unless the machine sets them. */
import { readFileSync } from 'node:fs';
import { dataDirs } from './servers';

type Name = 'DOWNLOAD_SIGN_KEY' | 'SESSION_KEY';

const secret = (name: Name): string =>
  process.env[name] ??
  (JSON.parse(readFileSync(`${dataDirs.site}/secrets.json`, 'utf8')) as Record<Name, string>)[name];

/** Signs downloads. */
export const signKey = (): string => secret('DOWNLOAD_SIGN_KEY');

/** Seals sessions. */
export const sessionKey = (): string => secret('SESSION_KEY');
