/** The version lists of the seed as pages get them, without a backend in between. */
import stored from '@superbrowser/backend/seed/samples.json';
import { historySchema, v6ListSchema, versionListSchema } from '@superbrowser/contract/releases';
import type { HistoryPlatform } from '@/lib/releases/history/history-platforms';
import type { ReleasePackage } from '@/lib/releases/release-package';
import {
  historyEntryMappers,
  mapV6List,
  mapWebsiteList,
} from '@/lib/releases/lists/map-upstream-lists';

interface SeedLists {
  readonly website: readonly ReleasePackage[];
  readonly v6: readonly ReleasePackage[];
  readonly history: readonly ReleasePackage[];
  readonly histories: Readonly<Record<HistoryPlatform, readonly ReleasePackage[]>>;
}

// The location of the files depends on the deployment; without a location no package would have a link.
const seed = JSON.parse(
  JSON.stringify(stored).replaceAll('{files}', 'https://files.example'),
) as typeof stored;

const historyOf = (platform: HistoryPlatform, id: keyof typeof seed.history) =>
  historySchema.parse(seed.history[id]).flatMap(historyEntryMappers[platform]);
const histories = {
  windows: historyOf('windows', 'Win'),
  'mac-intel': historyOf('mac-intel', 'Mac'),
  'mac-arm': historyOf('mac-arm', 'Macos_m1'),
  linux: historyOf('linux', 'Linux'),
};

export const seedLists: SeedLists = {
  website: mapWebsiteList(versionListSchema.parse(seed.versions)),
  v6: mapV6List(v6ListSchema.parse(seed.v6)),
  history: Object.values(histories).flat(),
  histories,
};
