import 'server-only';
import { unstable_cache } from 'next/cache';
import { buildEnv } from '@/lib/env/build';
import { isBuilding } from '@/lib/env/server';
import { currentTransport } from '../call/transport';

// Next inlines this; scripts and unit tests run without Next's cache and call through.
const insideNext = process.env.NEXT_RUNTIME === 'nodejs';

/** Seconds a page built from anything but live data may stand (B6). */
export const fallbackRevalidateSeconds = 30;

/**
 * Reads through Next's data cache: the page stays static, is regenerated after
 * CONTENT_REVALIDATE_SECONDS, and `revalidateTag('content')` or the resource's own tag renews it.
 */
export function throughCache<T>(key: string, load: () => Promise<T>): Promise<T> {
  if (!insideNext) return load();
  // Neither another upstream's data nor what a build read from its seed may pass for this upstream's.
  const parts = ['content-v1', key, currentTransport().name, isBuilding() ? 'build' : 'run'];
  const options = { revalidate: buildEnv().CONTENT_REVALIDATE_SECONDS, tags: ['content', key] };
  return unstable_cache(load, parts, options)();
}

/** Lowers the lifetime of the page being rendered: a cached read caps it at its own. */
export async function shortenPageLife(): Promise<void> {
  if (!insideNext) return;
  await unstable_cache(() => Promise.resolve(true), ['short-life'], {
    revalidate: fallbackRevalidateSeconds,
  })();
}
