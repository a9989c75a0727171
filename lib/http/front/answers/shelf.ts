/** Kept things by name, bounded in bytes: what was not asked for longest goes first. */

export interface Shelf<Thing> {
  readonly get: (name: string) => Thing | undefined;
  readonly put: (name: string, thing: Thing) => void;
  readonly remove: (name: string) => void;
  readonly size: () => number;
}

/**
 * @param most bytes
 * @param sizeOf bytes a thing holds now; it may grow
 * @param gone called for what is taken off
 */
export function createShelf<Thing>(
  most: number,
  sizeOf: (thing: Thing) => number,
  gone: (thing: Thing) => void = () => undefined,
): Shelf<Thing> {
  // In the order of their use: a Map keeps it.
  const things = new Map<string, Thing>();
  const size = () => [...things.values()].reduce((sum, thing) => sum + sizeOf(thing), 0);

  function remove(name: string): void {
    const thing = things.get(name);
    things.delete(name);
    if (thing !== undefined) gone(thing);
  }

  function makeRoom(): void {
    let left = size() - most;
    for (const [name, thing] of things) {
      // The last one put there stays, however large.
      if (left <= 0 || things.size === 1) return;
      left -= sizeOf(thing);
      remove(name);
    }
  }

  return {
    get(name) {
      const thing = things.get(name);
      if (thing === undefined) return undefined;
      things.delete(name);
      things.set(name, thing);
      return thing;
    },
    put(name, thing) {
      things.delete(name);
      things.set(name, thing);
      makeRoom();
    },
    remove,
    size,
  };
}
