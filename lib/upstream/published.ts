/** Everything published with its SHA-256, from every list there is (O5). */
import 'server-only';
import { historySystems } from '@/lib/releases/history-systems';
import { publishedRecords, type PublishedRecord } from '@/lib/verify/records';
import type { ReleaseList } from './cache/freshness';
import { getHistory } from './history';
import { getV6Releases, getWebsiteReleases } from './versions';

export interface Published {
  readonly records: readonly PublishedRecord[];
  /** Every list was read, now or earlier: what is not among the records was not published. */
  readonly isComplete: boolean;
  readonly website: ReleaseList;
  readonly v6: ReleaseList;
  readonly history: readonly ReleaseList[];
}

/** The records of the website's list, the v6 list and the histories of all systems. Never throws. */
export async function getPublished(): Promise<Published> {
  const [website, v6, history] = await Promise.all([
    getWebsiteReleases(),
    getV6Releases(),
    Promise.all(historySystems.map((system) => getHistory(system))),
  ]);
  const lists = [website, v6, ...history];
  return {
    records: publishedRecords(lists.map(({ releases }) => releases)),
    isComplete: lists.every(({ freshness }) => freshness !== 'fallback'),
    website,
    v6,
    history,
  };
}
