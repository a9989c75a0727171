/** Earlier Windows versions; the first entry is the one offered. An empty list is shown as such (D7). */
import 'server-only';
import type { Release } from '@/lib/releases/types';
import type { ReleaseList } from './cache/freshness';
import { endpoints } from '@/lib/wire/endpoints';
import { contentReader } from './cache/cached';
import { callUpstream, pageDeadlineMs } from './call/client';
import { windowsReleases } from './release-mapping';
import { releasesSchema } from './release-schema';

const read = contentReader<readonly Release[]>({
  key: 'history',
  schema: releasesSchema,
  load: async () =>
    (await callUpstream(endpoints.history, {}, { deadlineMs: pageDeadlineMs })).flatMap(
      windowsReleases,
    ),
  fallback: () => [],
});

/** The history list in the upstream's order, one release per package. Never throws. */
export async function getHistory(): Promise<ReleaseList> {
  const { value, freshness } = await read();
  return { releases: value, freshness };
}
