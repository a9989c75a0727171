import 'server-only';
import { unstable_cache } from 'next/cache';
import { isBuilding } from '@/lib/core/env/runtime';
import { apiTransport } from '../client/transport';

// Next inlines this value; scripts and unit tests run without Next's cache and call the function directly.
const isInsideNext = process.env.NEXT_RUNTIME === 'nodejs';

/** Seconds for which a page that was not made of live data may be cached (B6). */
export const fallbackRevalidateSeconds = 30;

/**
 * Reads through Next's data cache: the page stays static until the server revalidates its content or the page itself
 * (server/upstream-content-watcher.ts, server/page-cache.ts).
 * @param key of the source; also the tag by which it is revalidated
 */
export async function loadThroughCache<T>(key: string, load: () => Promise<T>): Promise<T> {
  if (!isInsideNext) return load();
  // The key includes the upstream and the phase, so that data of another upstream or of a build's seed are not used.
  const cacheKey = ['content-v3', key, apiTransport().name, isBuilding() ? 'build' : 'run'];
  return unstable_cache(load, cacheKey, { revalidate: false, tags: [key] })();
}

/** Lowers the lifetime of the page that is being rendered. A cached read with a short lifetime has this effect. */
export async function shortenPageLife(): Promise<void> {
  if (!isInsideNext) return;
  await unstable_cache(() => Promise.resolve(true), ['short-life'], {
    revalidate: fallbackRevalidateSeconds,
  })();
}
