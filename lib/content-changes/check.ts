/**
 * Notices changes nobody announced: another company's API says nothing, and a database can be changed by hand.
 * Each resource is asked for once in a while and compared with what it said before; pages are made anew only
 * when it says something else (O3).
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { log, reasonOf } from '@/lib/log/log';
import type { ContentTag } from '@/lib/wire/content-tags';
import { writeWhole } from './in-files';
import { knownVersions } from './known';
import type { Versions } from './versions';

export interface CheckedResource {
  readonly tags: readonly ContentTag[];
  /** Asks for it; throws when there is no usable answer. */
  readonly load: () => Promise<unknown>;
}

// One per process: pages know the resources, the server's timer asks for them.
const shared = globalThis as typeof globalThis & {
  __checkedResources?: Map<string, CheckedResource>;
};

/** What pages of this process are made of. */
export const checkedResources = (): Map<string, CheckedResource> =>
  (shared.__checkedResources ??= new Map());

interface Seen {
  readonly hash: string;
  /** The highest version of its tags at that time. */
  readonly version: number;
}

interface CheckSettings {
  readonly dataDir: string;
  readonly everyMs: number;
  /** Tells everybody of a change, and has heard of it itself by then. */
  readonly announce: (tags: readonly ContentTag[]) => Promise<void>;
  readonly resources?: ReadonlyMap<string, CheckedResource>;
  readonly known?: () => Versions;
  readonly now?: () => number;
}

const hashOf = (value: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(value) ?? '')
    .digest('hex');

async function readSeen(folder: string): Promise<Map<string, Seen>> {
  try {
    const text = await readFile(join(/* turbopackIgnore: true */ folder, 'seen.json'), 'utf8');
    const found = Object.entries(JSON.parse(text) as Record<string, Partial<Seen>>);
    return new Map(
      found.flatMap(([key, { hash, version }]) =>
        typeof hash === 'string' && typeof version === 'number' ? [[key, { hash, version }]] : [],
      ),
    );
  } catch {
    return new Map();
  }
}

/**
 * @returns asks for what is due, one after the other; never throws. A resource that fails is left alone: pages
 *   say themselves that it does
 */
export function createChecker({
  dataDir,
  everyMs,
  announce,
  resources = checkedResources(),
  known = knownVersions,
  now = Date.now,
}: CheckSettings): () => Promise<void> {
  const folder = join(/* turbopackIgnore: true */ dataDir, 'content-changes');
  const askedAt = new Map<string, number>();
  let seen: Map<string, Seen> | undefined;
  const versionOf = (tags: readonly ContentTag[]) =>
    Math.max(0, ...tags.map((tag) => known()[tag] ?? 0));

  /** @returns whether the resource says something new that nobody announced */
  async function differs(key: string, { tags, load }: CheckedResource): Promise<boolean> {
    const before = versionOf(tags);
    const hash = hashOf(await load());
    const last = seen?.get(key);
    seen?.set(key, { hash, version: before });
    if (last?.hash === hash) return false;
    // Seen for the first time: pages are made of this already. Announced meanwhile: pages follow already.
    return last !== undefined && before <= last.version;
  }

  async function tell(changed: ReadonlyMap<string, CheckedResource>): Promise<void> {
    if (changed.size === 0) return;
    log.info('content', 'changed', { resources: [...changed.keys()].join(' ') });
    // All at once: a page made of several is made anew once.
    await announce([...new Set([...changed.values()].flatMap(({ tags }) => tags))]);
    for (const [key, { tags }] of changed) {
      const last = seen?.get(key);
      if (last) seen?.set(key, { ...last, version: versionOf(tags) });
    }
  }

  return async () => {
    const due = [...resources].filter(
      ([key]) => now() - (askedAt.get(key) ?? -Infinity) >= everyMs,
    );
    if (due.length === 0) return;
    seen ??= await readSeen(folder);
    const changed = new Map<string, CheckedResource>();
    for (const [key, resource] of due) {
      askedAt.set(key, now());
      // Not known is not changed.
      if (await differs(key, resource).catch(() => false)) changed.set(key, resource);
    }
    await tell(changed).catch((error: unknown) =>
      log.error('content', 'a change was not announced', { reason: reasonOf(error) }),
    );
    await writeWhole(folder, 'seen.json', JSON.stringify(Object.fromEntries(seen))).catch(
      (error: unknown) =>
        log.warn('content', 'cannot note what was seen', { reason: reasonOf(error) }),
    );
  };
}
