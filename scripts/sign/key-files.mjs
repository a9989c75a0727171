/** The key pair SHA256SUMS is signed with: made and read on the operator's own machine, never on the server. */
import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fchmodSync,
  fsyncSync,
  openSync,
  readFileSync,
  realpathSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path';

/** Whether a path is a folder itself or inside the folder. Both must be real paths. */
const isWithin = (folder, path) => {
  const relativePath = relative(folder, path);
  return relativePath === '' || (!relativePath.startsWith('..') && !isAbsolute(relativePath));
};

/**
 * Checks where the private key may be written.
 * @param {string} requestedPath
 * @param {string} repository its folder
 * @returns {{ path: string } | { refusal: string }} the real path, links resolved
 */
export function checkPrivatePath(requestedPath, repository) {
  const folder = dirname(resolve(requestedPath));
  if (!existsSync(folder)) return { refusal: `there is no folder ${folder}` };
  const path = join(realpathSync(folder), basename(resolve(requestedPath)));
  if (isWithin(realpathSync(repository), path))
    return { refusal: 'that is inside the repository, where the private part must never be' };
  if (existsSync(path)) return { refusal: `${path} is there already, and is not overwritten` };
  return { path };
}

/**
 * A new key pair.
 * @param {string} passphrase with an empty passphrase the private key is not encrypted
 * @returns {{ privatePem: string, publicPem: string }}
 */
export function createKeyPair(passphrase) {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const protection = passphrase === '' ? {} : { cipher: 'aes-256-cbc', passphrase };
  return {
    privatePem: privateKey.export({ type: 'pkcs8', format: 'pem', ...protection }).toString(),
    publicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  };
}

/**
 * Writes a new file, readable by this user only, and on the disk when this returns.
 * @param {string} path
 * @param {string} text
 */
export function writePrivately(path, text) {
  const file = openSync(path, 'wx', 0o600);
  try {
    fchmodSync(file, 0o600);
    writeSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/**
 * Whether a key file requires a passphrase.
 * @param {string} pem
 */
export const isEncryptedKey = (pem) => /^-----BEGIN ENCRYPTED PRIVATE KEY-----$/m.test(pem);

/**
 * The key pair of a private key's file.
 * @param {string} pem
 * @param {string} passphrase
 * @throws {Error} with the reason
 */
export function parsePrivateKey(pem, passphrase) {
  let key;
  try {
    key = createPrivateKey({ key: pem, passphrase });
  } catch {
    throw new Error(
      isEncryptedKey(pem)
        ? 'the passphrase is wrong, or the key damaged'
        : 'there is no private key in it',
    );
  }
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('it is no Ed25519 key');
  return { privateKey: key, publicKey: createPublicKey(key) };
}

/**
 * A file's text; null when there is no file.
 * @param {string} path
 */
export const readTextIfExists = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : null);
