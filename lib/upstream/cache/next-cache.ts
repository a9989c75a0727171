import 'server-only';
import { unstable_cache } from 'next/cache';
import { isBuilding } from '@/lib/env/server';
import { apiTransport } from '../exchange';

// Next inlines this; scripts and unit tests run without Next's cache and call through.
const insideNext = process.env.NEXT_RUNTIME === 'nodejs';

/** Seconds a page built from anything but live data may stand (B6). */
export const fallbackRevalidateSeconds = 30;

/** Tag of everything pages are made of. */
export const contentTag = 'content';

/**
 * Reads through Next's data cache: the page stays static until the server has its content or the page itself revalidated
 * (server/content-watcher.ts, server/page-cache.ts).
 * @param key of the resource, the tag by which it is revalidated
 */
export async function throughCache<T>(key: string, load: () => Promise<T>): Promise<T> {
  if (!insideNext) return load();
  // Neither another upstream's data nor what a build read from its seed may pass for this upstream's.
  const parts = ['content-v3', key, apiTransport().name, isBuilding() ? 'build' : 'run'];
  return unstable_cache(load, parts, { revalidate: false, tags: [contentTag, key] })();
}

/** Lowers the lifetime of the page being rendered: a cached read caps it at its own. */
export async function shortenPageLife(): Promise<void> {
  if (!insideNext) return;
  await unstable_cache(() => Promise.resolve(true), ['short-life'], {
    revalidate: fallbackRevalidateSeconds,
  })();
}
