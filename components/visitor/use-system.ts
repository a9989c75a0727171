import { useSyncExternalStore } from 'react';
import { subscribeToNothing } from '@/lib/browser/use-hydrated';
import { detectVisitorSystem, type System } from '@/lib/releases/detect-system';

/** `pending` in the server's HTML and during hydration, while it is unknown. */
export type VisitorSystem = System | 'pending';

interface UserAgentData {
  readonly platform?: string;
}

function readSystem(): VisitorSystem {
  const { userAgent, maxTouchPoints } = navigator;
  const { userAgentData } = navigator as Navigator & { userAgentData?: UserAgentData };
  return detectVisitorSystem({
    userAgent,
    maxTouchPoints,
    platform: userAgentData?.platform ?? null,
  });
}

/** The visitor's system, known after hydration only (D8). */
export function useSystem(): VisitorSystem {
  return useSyncExternalStore(subscribeToNothing, readSystem, () => 'pending');
}
