/** The version lists of the seed as pages get them, without a backend in between. */
import stored from '@/lib/backend/seed/content.json';
import type { Release } from '@/lib/releases/types';
import { v6Releases, websiteReleases, windowsReleases } from '@/lib/upstream/release-mapping';
import { historySchema, v6ListSchema, versionListSchema } from '@/lib/wire/versions';

interface SeedLists {
  readonly website: readonly Release[];
  readonly v6: readonly Release[];
  readonly history: readonly Release[];
}

// Where the files are belongs to the deployment; without a place no package would have a link.
const seed = JSON.parse(
  JSON.stringify(stored).replaceAll('{files}', 'https://files.example'),
) as typeof stored;

export const seedLists: SeedLists = {
  website: websiteReleases(versionListSchema.parse(seed.versions)),
  v6: v6Releases(v6ListSchema.parse(seed.v6)),
  history: historySchema.parse(seed.history.Win).flatMap(windowsReleases),
};
