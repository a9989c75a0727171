/** The signature that an operator put on the server; it is checked on each request. */
import 'server-only';
import { createHash, verify } from 'node:crypto';
import { open } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { getRuntimeEnv } from '@/lib/core/env/runtime';
import { log, reasonOf } from '@/lib/core/log/log';
import { incrementCounter } from '@/lib/core/monitoring/metrics/metrics';
import type { ReleaseKey } from './release-key';

/** Length in bytes of an Ed25519 signature. The file contains it unencoded, and it is served so. */
const signatureLength = 64;

/** Why a signature is not served. */
type SignatureFlaw = 'missing' | 'unreadable' | 'wrong-length' | 'not-of-this-list';

/**
 * @param signature content of the file; null when there is none
 * @param text the present list, byte by byte
 * @returns null when the signature may be served. A stale, a foreign and a damaged signature give the same flaw
 */
function findFlaw(
  signature: Buffer | null,
  text: string,
  { key }: Pick<ReleaseKey, 'key'>,
): SignatureFlaw | null {
  if (signature === null) return 'missing';
  if (signature.length !== signatureLength) return 'wrong-length';
  return verify(null, Buffer.from(text), key, signature) ? null : 'not-of-this-list';
}

function signatureFile(): string {
  const { SUMS_SIGNATURE_FILE: configuredFile, DATA_DIR } = getRuntimeEnv();
  return configuredFile
    ? resolve(/* turbopackIgnore: true */ configuredFile)
    : join(/* turbopackIgnore: true */ DATA_DIR, 'SHA256SUMS.sig');
}

/** Reads only as many bytes as needed to recognize a signature. */
async function readSignatureFile(): Promise<Buffer | null> {
  const handle = await open(signatureFile()).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (!handle) return null;
  try {
    const { buffer, bytesRead } = await handle.read(
      Buffer.alloc(signatureLength + 1),
      0,
      signatureLength + 1,
      0,
    );
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

let reportedFlaw = '';

/** Counts each failure, and logs it once for the same list and file. A missing signature is no error. */
function reportFlaw(flaw: SignatureFlaw, subject: string, reason?: string): void {
  if (flaw === 'missing') return;
  incrementCounter('signatures_refused', { reason: flaw });
  const flawAndSubject = `${flaw} ${subject}`;
  if (flawAndSubject === reportedFlaw) return;
  reportedFlaw = flawAndSubject;
  log.warn('checksums', 'the signature is not served: sign the list again', { flaw, reason });
}

const digestOf = (...parts: readonly (string | Buffer)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');

/** The signature of a published list; null while there is no valid one. Never throws. */
export async function readValidSignature(text: string, key: ReleaseKey): Promise<Buffer | null> {
  try {
    const signature = await readSignatureFile();
    const flaw = findFlaw(signature, text, key);
    if (flaw === null) return signature;
    reportFlaw(flaw, digestOf(text, signature ?? '', key.pem));
  } catch (error) {
    reportFlaw('unreadable', reasonOf(error), reasonOf(error));
  }
  return null;
}
