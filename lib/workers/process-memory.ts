/** What is remembered for a while in the memory of one process, by kind. */

/** So many of a kind are kept; one more drops the oldest. */
export const mostRemembered = 20_000;

export interface ProcessMemory {
  readonly has: (what: string, keys: readonly string[]) => boolean;
  /** @returns whether it was not remembered yet */
  readonly set: (what: string, keys: readonly string[], seconds: number) => boolean;
}

/** Kind → key → when it may be forgotten, in milliseconds. The first of several keys is what is kept. */
export function createProcessMemory(now: () => number = Date.now): ProcessMemory {
  const kinds = new Map<string, Map<string, number>>();
  const has = (what: string, keys: readonly string[]) =>
    keys.some((key) => (kinds.get(what)?.get(key) ?? 0) > now());
  return {
    has,
    set(what, keys, seconds) {
      const isNew = !has(what, keys);
      const [key] = keys;
      if (key === undefined) return isNew;
      const kept = kinds.get(what) ?? new Map<string, number>();
      kinds.set(what, kept);
      // Deleted first: a map keeps the order of its insertions, and the oldest goes first.
      kept.delete(key);
      kept.set(key, now() + seconds * 1_000);
      for (const [oldest, until] of kept) {
        if (kept.size <= mostRemembered && until > now()) break;
        kept.delete(oldest);
      }
      return isNew;
    },
  };
}
