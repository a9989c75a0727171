/** Keys of the run's own site: the development secrets it generated, unless the machine sets them. */
import { readFileSync } from 'node:fs';
import { dataDirs } from './servers';

type Name = 'DOWNLOAD_SIGN_KEY' | 'SESSION_KEY';

const secret = (name: Name): string =>
  process.env[name] ??
  (JSON.parse(readFileSync(`${dataDirs.site}/secrets.json`, 'utf8')) as Record<Name, string>)[name];

/** Key that signs downloads. */
export const signKey = (): string => secret('DOWNLOAD_SIGN_KEY');

/** Key that seals sessions. */
export const sessionKey = (): string => secret('SESSION_KEY');
