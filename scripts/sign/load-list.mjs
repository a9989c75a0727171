/** Loads the list to sign, from a file or from the site. */
import { readFileSync } from 'node:fs';
import { isLoopback } from '../../lib/core/env/validation/loopback.mjs';

/** Bytes of a list with some thousand packages. */
const maxListBytes = 1024 ** 2;
const deadlineMs = 20_000;

const isUrl = (location) => /^[a-z][a-z\d+.-]*:\/\//i.test(location);

async function fetchList(location, fetcher) {
  const url = new URL(location);
  const isSafe =
    url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
  if (!isSafe) throw new Error('the list is only fetched by https');
  // A redirect could lead anywhere, also away from https.
  const response = await fetcher(url, {
    redirect: 'error',
    signal: AbortSignal.timeout(deadlineMs),
  });
  if (response.status !== 200) throw new Error(`the site answered ${response.status}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  return { bytes, source: response.headers.get('x-sums-source') };
}

/**
 * @param {string} location path of a file, or an https URL
 * @param {typeof fetch} [fetcher]
 * @returns {Promise<{ bytes: Buffer, source: string | null }>} `source`: the site's statement on its lists, if there
 * is one
 * @throws {Error} when it cannot be loaded, or is too long to be a list
 */
export async function loadChecksumList(location, fetcher = fetch) {
  const { bytes, source } = isUrl(location)
    ? await fetchList(location, fetcher)
    : { bytes: readFileSync(location), source: null };
  if (bytes.length > maxListBytes) throw new Error('it is too long for a list of checksums');
  return { bytes, source };
}
