/** Earlier versions by system; the first entry is the one offered. An empty list is shown as such (D7). */
import 'server-only';
import type { HistorySystem } from '@/lib/releases/history-systems';
import type { Release } from '@/lib/releases/types';
import { endpoints } from '@superbrowser/contract/endpoints';
import { contentReader } from './cache/cached';
import type { ReleaseList } from './cache/freshness';
import { callUpstream } from './call/client';
import { historyReleases } from './release-mapping';
import { releasesSchema } from './release-schema';

/** `key` names the resource in caches. */
const lists = {
  windows: { key: 'history', system_type: 1 },
  'mac-intel': { key: 'history-mac-intel', system_type: 2 },
  'mac-arm': { key: 'history-mac-arm', system_type: 3 },
  linux: { key: 'history-linux', system_type: 4 },
} as const satisfies Record<HistorySystem, { key: string; system_type: 1 | 2 | 3 | 4 }>;

const readerOf = (system: HistorySystem) =>
  contentReader<readonly Release[]>({
    key: lists[system].key,
    schema: releasesSchema,
    load: async () => {
      const { system_type } = lists[system];
      const entries = await callUpstream(endpoints.history, { system_type });
      return entries.flatMap(historyReleases[system]);
    },
    fallback: () => [],
  });

const readers = {
  windows: readerOf('windows'),
  'mac-intel': readerOf('mac-intel'),
  'mac-arm': readerOf('mac-arm'),
  linux: readerOf('linux'),
} satisfies Record<HistorySystem, unknown>;

/** The history of a system in the upstream's order, one release per package. Never throws. */
export async function getHistory(system: HistorySystem = 'windows'): Promise<ReleaseList> {
  const { value, ...how } = await readers[system]();
  return { releases: value, ...how };
}
