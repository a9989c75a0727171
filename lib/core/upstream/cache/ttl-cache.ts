import 'server-only';

interface CacheEntry<T> {
  readonly value: T;
  readonly until: number;
}

/**
 * Creates a cache that holds responses for a short time. The responses depend on a visitor's parameter (a promoter, an
 * activity). A failed load is not cached. The cache is in memory and bounded, because the keys come from URLs and a
 * visitor can invent any number of them.
 */
export function createTtlCache<T>(
  ttlMs: number,
  maxEntries: number,
  { now = Date.now }: { now?: () => number } = {},
) {
  const entries = new Map<string, CacheEntry<T>>();
  return async (key: string, load: () => Promise<T>): Promise<T> => {
    const cached = entries.get(key);
    if (cached && cached.until > now()) return cached.value;
    const value = await load();
    entries.delete(key);
    entries.set(key, { value, until: now() + ttlMs });
    const oldest = entries.keys().next().value;
    if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
    return value;
  };
}
