import { useSyncExternalStore } from 'react';
import type { AbGroup } from '@/lib/analytics/names';
import { abStore } from '@/lib/analytics/ab-test/store';

/**
 * The visitor's A/B group (S1); null for those who have none, in the server's HTML and until it is
 * known. It is for analytics: nothing that takes up space may depend on it, so nothing ever shifts.
 */
export function useAbGroup(): AbGroup | null {
  return useSyncExternalStore(abStore.subscribe, abStore.snapshot, () => null);
}
