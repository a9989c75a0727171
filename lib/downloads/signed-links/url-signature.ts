/**
 * URL authentication "type A" (D3): `auth_key=<timestamp>-<rand>-<uid>-<md5>`, where `md5` is the hash of
 * `<path>-<timestamp>-<rand>-<uid>-<key>`.
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { daySeconds } from '@superbrowser/shared/durations';

interface SignatureInput {
  /** Percent-encoded path starting with `/`, without query. */
  readonly path: string;
  /** Unix seconds by the download host's clock. */
  readonly timestamp: number;
  readonly rand: string;
  readonly uid: string;
  readonly key: string;
}

/** @throws Error for an empty key: anyone could make such a signature */
export function computeAuthKey({ path, timestamp, rand, uid, key }: SignatureInput): string {
  if (key === '') throw new Error('Refusing to sign with an empty key');
  const digest = createHash('md5')
    .update(`${path}-${timestamp}-${rand}-${uid}-${key}`)
    .digest('hex');
  return `${timestamp}-${rand}-${uid}-${digest}`;
}

/**
 * Signs a URL; an existing query stays, the signature is appended to it.
 * @param now milliseconds by the download host's clock (signing-clock.ts)
 */
export function signUrl(
  url: URL,
  key: string,
  now: number,
  rand = randomBytes(16).toString('hex'),
): URL {
  const signedUrl = new URL(url);
  // `pathname` is percent-encoded already, and the hash covers this form.
  const authKey = computeAuthKey({
    path: signedUrl.pathname,
    timestamp: Math.floor(now / 1000),
    rand,
    uid: '0',
    key,
  });
  signedUrl.search = signedUrl.search
    ? `${signedUrl.search}&auth_key=${authKey}`
    : `?auth_key=${authKey}`;
  return signedUrl;
}

/**
 * The `rand` in an `auth_key`; '' where the key has none. Verify the signature first, because anyone can write another
 * `rand`.
 */
export const randOf = (authKey: string | null): string => authKey?.split('-')[1] ?? '';

/** Seconds in which an interrupted download can be continued with its old link (D12). */
export const resumeSeconds = 7 * daySeconds;
/**
 * Seconds by which the clock of the signing server may be ahead, because several instances of a site accept each
 * other's links.
 */
const clockSkewSeconds = 300;

/**
 * `resumable`: correct and expired, but young enough to continue a download (D12); `expired`: correct, but too old even
 * for that, or its timestamp is further in the future than clocks differ.
 */
type SignatureResult = 'valid' | 'resumable' | 'missing' | 'wrong' | 'expired';

/**
 * Checks a signature against each accepted key.
 * @param path percent-encoded path as requested
 * @param now milliseconds by the download host's clock
 * @param ttlSeconds seconds a signature is valid
 */
export function verifySignature(
  path: string,
  authKey: string | null,
  keys: readonly string[],
  now: number,
  ttlSeconds: number,
): SignatureResult {
  if (!authKey) return 'missing';
  const match = /^(\d{10})-([0-9A-Za-z]{1,64})-([0-9A-Za-z]{1,32})-([0-9a-f]{32})$/.exec(authKey);
  if (!match) return 'wrong';
  const [, seconds = '', rand = '', uid = '', digest = ''] = match;
  const timestamp = Number(seconds);
  const isKnownSignature = keys
    .filter((key) => key !== '')
    .some((key) => {
      const expected = computeAuthKey({ path, timestamp, rand, uid, key }).slice(-32);
      return timingSafeEqual(Buffer.from(expected), Buffer.from(digest));
    });
  if (!isKnownSignature) return 'wrong';
  const ageSeconds = now / 1000 - timestamp;
  if (ageSeconds > Math.max(ttlSeconds, resumeSeconds) || ageSeconds < -clockSkewSeconds)
    return 'expired';
  return ageSeconds > ttlSeconds ? 'resumable' : 'valid';
}
