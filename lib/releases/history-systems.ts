import type { Platform } from './types';

/** Systems there is a history of versions for, in the order of the specification's `system_type` (1 to 4). */
export const historySystems = ['windows', 'mac-intel', 'mac-arm', 'linux'] as const;
export type HistorySystem = (typeof historySystems)[number];

/** The system whose history holds earlier versions of a platform; null where there is none. */
export function historySystemOf(platform: Platform): HistorySystem | null {
  if (platform.startsWith('windows')) return 'windows';
  return historySystems.find((system) => system === platform) ?? null;
}
