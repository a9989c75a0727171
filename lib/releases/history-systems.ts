import type { Platform } from './release-package';

/** Systems with a version history, in the order of `system_type` in the company's API (1 to 4). */
export const historySystems = ['windows', 'mac-intel', 'mac-arm', 'linux'] as const;
export type HistorySystem = (typeof historySystems)[number];

/** The system whose history contains a platform's earlier versions; null where there is none. */
export function historySystemOf(platform: Platform): HistorySystem | null {
  if (platform.startsWith('windows')) return 'windows';
  return historySystems.find((system) => system === platform) ?? null;
}
