/**
 * The public key that checks the signature of SHA256SUMS, for the site and the signing programs. Plain JavaScript
 * without packages, because it also runs on a machine that has only Node and no network.
 */
import { createHash, createPublicKey } from 'node:crypto';

/** Path of the key in the repository, when there is one. */
export const releaseKeyFile = 'lib/downloads/signed-checksums/release-key.pem';

/**
 * Reads the key.
 * @param {string} pem
 * @returns {import('node:crypto').KeyObject}
 * @throws {Error} with the reason; also for a private key, from which Node would derive a public key
 */
export function parsePublicKey(pem) {
  if (/PRIVATE KEY/.test(pem)) throw new Error('this is a private key, which belongs nowhere here');
  if (!/^-----BEGIN PUBLIC KEY-----$/m.test(pem)) throw new Error('there is no public key in it');
  let key;
  try {
    key = createPublicKey(pem);
  } catch {
    throw new Error('the public key in it cannot be read');
  }
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('it is no Ed25519 key');
  return key;
}

/**
 * The key in its published form, without anything else in the file.
 * @param {import('node:crypto').KeyObject} key
 */
export const pemOf = (key) => key.export({ type: 'spki', format: 'pem' }).toString();

/**
 * SHA-256 of the key's DER form, in groups people can compare:
 * `openssl pkey -pubin -in release-key.pem -outform DER | sha256sum` prints the same digits.
 * @param {import('node:crypto').KeyObject} key
 */
export function fingerprintOf(key) {
  const digits = createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('hex');
  return (digits.match(/.{8}/g) ?? []).join(' ');
}
