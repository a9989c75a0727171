import { useSyncExternalStore } from 'react';
import { subscribeToNothing } from '@/lib/browser/use-is-hydrated';
import { readVisitorSystem } from '@/lib/visitor-system/read-visitor-system';
import { platformsToOfferOf } from '@/lib/releases/platforms-by-system';
import type { System } from '@/lib/visitor-system/detect-system';
import type { Platform } from '@/lib/releases/release-package';

/** `pending` in the server's HTML and during hydration, while the system is unknown. */
export type VisitorSystem = System | 'pending';

/** The visitor's system, known after hydration only (D8). */
export function useVisitorSystem(): VisitorSystem {
  return useSyncExternalStore<VisitorSystem>(
    subscribeToNothing,
    readVisitorSystem,
    () => 'pending',
  );
}

/** Whether a platform belongs to the visitor's system (D8); false before the page is hydrated. */
export function useIsOwnSystem(platform: Platform): boolean {
  const system = useVisitorSystem();
  return system !== 'pending' && platformsToOfferOf(system).includes(platform);
}
