/** Handlers of /SHA256SUMS, /SHA256SUMS.sig and /release-key.pem. */
import 'server-only';
import { respondConditionally } from '@/lib/core/http/responses/conditional';
import { plainTextResponse } from '@/lib/core/http/responses/uncached-responses';
import { getPublishedChecksums } from './published-checksums';
import { readReleaseKey } from './release-key';
import { readValidSignature } from './signature';

/**
 * Seconds of caching. List and signature belong together: if a cache kept one of the two for a minute, it would serve a
 * mismatched pair, which looks like an attack.
 */
const cacheSeconds = 0;

const unreadableListsResponse = () =>
  plainTextResponse('The version lists cannot be read at present.', 503);

/** `/SHA256SUMS`: answers 503 rather than serve an incomplete list. A header says whether the list is live. */
export async function serveChecksums(request: Request): Promise<Response> {
  const checksums = await getPublishedChecksums();
  if (!checksums) return unreadableListsResponse();
  if (checksums.text === '')
    return plainTextResponse('No package with a checksum is published.', 404);
  const response = respondConditionally(request, checksums.text, {
    type: 'text/plain',
    cacheSeconds,
  });
  response.headers.set('X-Sums-Source', checksums.freshness);
  return response;
}

/** `/SHA256SUMS.sig`: the 64 bytes of the signature, only while it is a signature of the present list. */
export async function serveSignature(request: Request): Promise<Response> {
  const key = readReleaseKey();
  const noSignatureResponse = () =>
    plainTextResponse('There is no signature of the present list.', 404);
  if (!key) return noSignatureResponse();
  const checksums = await getPublishedChecksums();
  if (!checksums) return unreadableListsResponse();
  const signature = checksums.text === '' ? null : await readValidSignature(checksums.text, key);
  if (!signature) return noSignatureResponse();
  return respondConditionally(request, new Uint8Array(signature), {
    type: 'application/octet-stream',
    cacheSeconds,
  });
}

/** `/release-key.pem`: the public key, when one is committed. */
export function serveKey(request: Request): Response {
  const key = readReleaseKey();
  if (!key) return plainTextResponse('No release key is published.', 404);
  return respondConditionally(request, key.pem, { type: 'text/plain' });
}
