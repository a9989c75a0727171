/** Subscribes to a value that stays the same while a page is open, for `useSyncExternalStore`. */
export const subscribeToNothing = () => () => undefined;
