/**
 * Computes the version of the content that pages use at present: a hash for each source, to compare with an earlier
 * version (O3).
 */
import 'server-only';
import { createHash } from 'node:crypto';
import { getUpstreamContentSources } from '@/lib/core/upstream/cache/upstream-content';
// These imports register every source, even before a page has been rendered.
import '@/lib/content/articles';
import '@/lib/campaigns/upstream-activities';
import '@/lib/campaigns/staff-campaigns';
import '@/lib/releases/lists/get-package-lists';
import '@/lib/site-content/ads';
import '@/lib/site-content/public-config';
import '@/lib/site-content/wechat-qr-codes';

/**
 * Hashes by key of a source. A source that cannot be loaded is left out, because unknown does not mean unchanged.
 */
export type UpstreamContentVersion = Readonly<Record<string, string>>;

const hashOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(value) ?? '')
    .digest('base64url')
    .slice(0, 22);

/** Loads every source without caches. Never throws. */
export async function computeUpstreamContentVersion(): Promise<UpstreamContentVersion> {
  const hashes = await Promise.all(
    [...getUpstreamContentSources()].map(async ([key, { load }]) => {
      const hash = await load().then(hashOf, () => null);
      return hash === null ? [] : [[key, hash] as const];
    }),
  );
  return Object.fromEntries(hashes.flat());
}

export const changedKeys = (
  previous: UpstreamContentVersion,
  current: UpstreamContentVersion,
): string[] => Object.keys(current).filter((key) => previous[key] !== current[key]);
