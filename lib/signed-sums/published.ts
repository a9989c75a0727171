/** The list of checksums of everything that is published now. */
import 'server-only';
import { log } from '@/lib/log/log';
import { historySystems } from '@/lib/releases/history-systems';
import type { Freshness } from '@/lib/upstream/cache/freshness';
import { getHistory, getV6Releases, getWebsiteReleases } from '@/lib/upstream/releases';
import { checksumListOf } from './sums';

export interface PublishedSums {
  readonly text: string;
  /** `last-good`: of one list at least, what it said before it could not be read any more. */
  readonly source: Exclude<Freshness, 'fallback'>;
}

let reported = '';

/** Once for each set of names, not for each request. */
function report(ambiguous: readonly string[]): void {
  const names = ambiguous.join(' ');
  if (names !== '' && names !== reported)
    log.warn('sums', 'left out, because two packages have this name', { names });
  reported = names;
}

/**
 * Every published package that has a checksum: all lines and systems, betas, earlier versions.
 * @returns null while one of the lists has never been read: part of them would look like all of them
 */
export async function publishedSums(): Promise<PublishedSums | null> {
  const lists = await Promise.all([
    getWebsiteReleases(),
    getV6Releases(),
    ...historySystems.map((system) => getHistory(system)),
  ]);
  if (lists.some(({ freshness }) => freshness === 'fallback')) return null;
  const { text, ambiguous } = checksumListOf(lists.flatMap(({ releases }) => releases));
  report(ambiguous);
  const isLive = lists.every(({ freshness }) => freshness === 'live');
  return { text, source: isLive ? 'live' : 'last-good' };
}
