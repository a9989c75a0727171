/**
 * For values that differ between the server's HTML and the browser: whether the page is hydrated, and the subscription
 * for other such values that stay the same while a page is open.
 */
import { useSyncExternalStore } from 'react';

/** Subscribes to a value that stays the same, for `useSyncExternalStore`. */
export const subscribeToNothing = () => () => undefined;

/** False in the server's HTML and while hydrating, true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
