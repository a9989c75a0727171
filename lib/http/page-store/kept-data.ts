/** What pages are made of, as Next's data cache keeps it: given away until its time is over or its content changed. */
import { knownVersions } from '@/lib/content-changes/known';
import { isOutdated, versionsOf, type Versions } from '@/lib/content-changes/versions';
import type { SharedEntries } from './shared-entries';

export interface KeptData {
  readonly value: {
    readonly kind: 'FETCH';
    readonly data: { readonly body: string };
    readonly revalidate: number;
  };
  readonly lastModified?: number;
}

export interface LocalData {
  readonly get: () => Promise<KeptData | null>;
  readonly set: (value: KeptData['value']) => Promise<void>;
}

/** The versions the data were asked for with (lib/upstream/cache/next-cache.ts); other data are bound to none. */
function asOf({ value }: KeptData): Versions {
  try {
    return versionsOf((JSON.parse(value.data.body) as { asOf?: unknown } | null)?.asOf);
  } catch {
    return {};
  }
}

const isData = (entry: unknown): entry is KeptData =>
  (entry as Partial<KeptData> | null)?.value?.kind === 'FETCH';

interface Asked {
  readonly key: string;
  readonly tags: readonly string[];
  /** Seconds they may stand, when the reader says so. */
  readonly seconds: number | undefined;
}

/** @returns null for what has to be asked for anew */
export async function readData(
  { key, tags, seconds }: Asked,
  local: LocalData,
  shared: SharedEntries,
  now: () => number = Date.now,
): Promise<KeptData | null> {
  const outdated = (entry: KeptData) => isOutdated(asOf(entry), knownVersions(), tags);
  const isGood = (entry: KeptData) =>
    !outdated(entry) &&
    now() - (entry.lastModified ?? 0) <= 1_000 * (seconds ?? entry.value.revalidate);
  const own = await local.get();
  if (own && isGood(own)) return own;
  const other = await shared.read(key);
  if (isData(other) && isGood(other)) {
    await local.set(other.value).catch(() => undefined);
    return other;
  }
  return own && !outdated(own) ? own : null;
}

export async function writeData(
  key: string,
  value: KeptData['value'],
  local: LocalData,
  shared: SharedEntries,
  now: () => number = Date.now,
): Promise<void> {
  await local.set(value);
  await shared.write(key, { value, lastModified: now() } satisfies KeptData);
}
