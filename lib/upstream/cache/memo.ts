import 'server-only';
import { knownVersions } from '@/lib/content-changes/known';
import { isOutdated, type Versions } from '@/lib/content-changes/versions';
import type { ContentTag } from '@/lib/wire/content-tags';

interface Entry {
  readonly value: unknown;
  readonly asOf: Versions;
  readonly until: number;
}

/**
 * Remembers answers about one visitor's parameter (a promoter, an activity) for a short time.
 * In memory and bounded: the names come from addresses, anyone can make up a million of them.
 * @param tags a change of these ends what is remembered (O3)
 */
export function createMemo<T>(
  lifeMs: number,
  maxEntries: number,
  { now = Date.now, tags = [] }: { now?: () => number; tags?: readonly ContentTag[] } = {},
) {
  const entries = new Map<string, Entry>();
  return async (key: string, load: () => Promise<T>): Promise<T> => {
    const known = entries.get(key);
    const asOf = knownVersions();
    if (known && known.until > now() && !isOutdated(known.asOf, asOf, tags))
      return known.value as T;
    const value = await load();
    entries.delete(key);
    entries.set(key, { value, asOf, until: now() + lifeMs });
    const oldest = entries.keys().next().value;
    if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
    return value;
  };
}
