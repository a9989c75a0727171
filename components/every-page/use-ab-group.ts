import { useSyncExternalStore } from 'react';
import type { AbGroup } from '@/lib/analytics/vocabulary';
import { abStore } from '@/lib/analytics/ab-test/store';

/**
 * The visitor's A/B group (S1); null for those who have none, in the server's HTML and until it is known. It is for
 * analytics only: a layout that depended on it would shift when it becomes known.
 */
export function useAbGroup(): AbGroup | null {
  return useSyncExternalStore(abStore.subscribe, abStore.snapshot, () => null);
}
