import type { Platform } from '../release-package';

/** Platforms with a version history, in the order in which pages show them. */
export const historyPlatforms = ['windows', 'mac-intel', 'mac-arm', 'linux'] as const;
export type HistoryPlatform = (typeof historyPlatforms)[number];

/** Windows packages whose versions are all in the history of Windows. */
const inWindowsHistory: ReadonlySet<Platform> = new Set(['windows-x86', 'windows-zip']);

/** The platform whose history contains a platform's earlier versions; null where there is none. */
export function historyPlatformOf(platform: Platform): HistoryPlatform | null {
  if (inWindowsHistory.has(platform)) return 'windows';
  return historyPlatforms.find((name) => name === platform) ?? null;
}
