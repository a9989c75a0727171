/** The public key with which signatures of SHA256SUMS are checked, when there is one. */
import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KeyObject } from 'node:crypto';
import { isBuilding } from '@/lib/core/env/runtime';
import { log, reasonOf } from '@/lib/core/log/log';
import { fingerprintOf, pemOf, parsePublicKey, releaseKeyFile } from './key-format.mjs';

export interface ReleaseKey {
  readonly key: KeyObject;
  readonly pem: string;
  readonly fingerprint: string;
}

function readKeyFile(): string | null {
  try {
    return readFileSync(join(/* turbopackIgnore: true */ process.cwd(), releaseKeyFile), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

let cachedKey: { readonly text: string | null; readonly key: ReleaseKey | null } | undefined;

function parseReleaseKey(text: string | null): ReleaseKey | null {
  if (text === null) return null;
  try {
    const key = parsePublicKey(text);
    return { key, pem: pemOf(key), fingerprint: fingerprintOf(key) };
  } catch (error) {
    // A build with an unusable key must not succeed.
    if (isBuilding()) throw new Error(`${releaseKeyFile}: ${reasonOf(error)}`);
    log.error('checksums', `${releaseKeyFile} is not used`, { reason: reasonOf(error) });
    return null;
  }
}

/**
 * The key that signatures are checked with. Null when no usable key is committed; the site then shows and serves
 * neither key nor signature.
 * @throws Error in a build whose key is unusable, and when the key file cannot be read
 */
export function readReleaseKey(): ReleaseKey | null {
  const text = readKeyFile();
  if (cachedKey?.text !== text) cachedKey = { text, key: parseReleaseKey(text) };
  return cachedKey?.key ?? null;
}
