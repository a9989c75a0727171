import 'server-only';
import { unstable_cache } from 'next/cache';
import { buildEnv } from '@/lib/env/build';
import type { Versions } from '@/lib/content-changes/versions';
import { isBuilding } from '@/lib/env/server';
import type { ContentTag } from '@/lib/wire/content-tags';
import { currentTransport } from '../call/transport';

// Next inlines this; scripts and unit tests run without Next's cache and call through.
const insideNext = process.env.NEXT_RUNTIME === 'nodejs';

/** Seconds a page built from anything but live data may stand (B6). */
export const fallbackRevalidateSeconds = 30;

/** What was loaded, and the versions of content known when its loading began: the page store judges by them (O3). */
export interface Loaded<T> {
  readonly asOf: Versions;
  readonly value: T;
}

/**
 * Reads through Next's data cache: the page stays static and lives for CONTENT_REVALIDATE_SECONDS, or until one of
 * the tags changes (lib/content-changes).
 */
export async function throughCache<T>(
  { key, tags }: { readonly key: string; readonly tags: readonly ContentTag[] },
  load: () => Promise<Loaded<T>>,
): Promise<T> {
  if (!insideNext) return (await load()).value;
  // Neither another upstream's data nor what a build read from its seed may pass for this upstream's.
  const parts = ['content-v2', key, currentTransport().name, isBuilding() ? 'build' : 'run'];
  const options = {
    revalidate: buildEnv().CONTENT_REVALIDATE_SECONDS,
    tags: ['content', key, ...tags],
  };
  return (await unstable_cache(load, parts, options)()).value;
}

/** Lowers the lifetime of the page being rendered: a cached read caps it at its own. */
export async function shortenPageLife(): Promise<void> {
  if (!insideNext) return;
  await unstable_cache(() => Promise.resolve(true), ['short-life'], {
    revalidate: fallbackRevalidateSeconds,
  })();
}
