/** Values that differ between the server's HTML and the browser. */
import { useSyncExternalStore } from 'react';

/** Subscribes to a value that stays the same while a page is open, for `useSyncExternalStore`. */
export const subscribeToNothing = () => () => undefined;

/** False in the server's HTML and while hydrating, true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
