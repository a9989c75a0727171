/** Signs exactly the bytes of the list, and stores the list next to the signature for the next comparison. */
import { sign, verify } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { parseChecksums } from './parse-and-compare-lists.mjs';

/**
 * Where the signed list is stored.
 * @param {string} signatureFile
 */
const signedListPath = (signatureFile) => `${signatureFile.replace(/\.sig$/, '')}.signed`;

/**
 * The list signed before, if the signature next to it is valid.
 * @param {string} signatureFile
 * @param {import('node:crypto').KeyObject} publicKey
 * @returns {ReadonlyMap<string, string> | null}
 */
export function readSignedList(signatureFile, publicKey) {
  const listFile = signedListPath(signatureFile);
  if (!existsSync(signatureFile) || !existsSync(listFile)) return null;
  const bytes = readFileSync(listFile);
  const isProven = verify(null, bytes, publicKey, readFileSync(signatureFile));
  return isProven ? parseChecksums(bytes) : null;
}

/** Writes a file atomically. */
function replaceFile(path, bytes) {
  const draftFile = `${path}.new`;
  writeFileSync(draftFile, bytes);
  renameSync(draftFile, path);
}

/**
 * Signs a list and writes the 64 bytes.
 * @param {Buffer} bytes
 * @param {{ privateKey: import('node:crypto').KeyObject, publicKey: import('node:crypto').KeyObject }} pair
 * @param {string} signatureFile
 */
export function signList(bytes, { privateKey, publicKey }, signatureFile) {
  const signature = sign(null, bytes, privateKey);
  if (!verify(null, bytes, publicKey, signature)) throw new Error('the signature does not verify');
  replaceFile(signedListPath(signatureFile), bytes);
  replaceFile(signatureFile, signature);
}
