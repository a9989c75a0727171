import { useSyncExternalStore } from 'react';
import type { AbGroup } from '@/lib/analytics/vocabulary';
import { abStore } from '@/lib/analytics/ab-test/store';

/**
 * The visitor's A/B group (S1); null for visitors without a group, in the server's HTML, and until the group is known.
 * The group is for analytics only: a layout that depended on it would shift when the group becomes known.
 */
export function useAbGroup(): AbGroup | null {
  return useSyncExternalStore(abStore.subscribe, abStore.snapshot, () => null);
}
