/**
 * The records of this site in this browser as a store for React; they are read again whenever they may have changed.
 */
import { useSyncExternalStore } from 'react';
import { readCookieExpiries, readRecords, type StoredRecords } from './browser-records';

let current: StoredRecords | null = null;
const listeners = new Set<() => void>();

/** Reads the records again; known expiries are kept until the browser reports others. */
export function refreshRecords(cookieExpiries = current?.cookieExpiries): void {
  current = readRecords(cookieExpiries);
  for (const listener of listeners) listener();
}

const refreshAll = () => {
  refreshRecords();
  void readCookieExpiries().then(refreshRecords);
};

// Another tab may have opened a link or removed something meanwhile.
const refreshEvents = ['focus', 'pageshow', 'storage'] as const;

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    refreshEvents.forEach((event) => window.addEventListener(event, refreshAll));
    refreshAll();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0)
      refreshEvents.forEach((event) => window.removeEventListener(event, refreshAll));
  };
}

/** The records of this site in this browser; null in the server's HTML, which all visitors share. */
export function useRecords(): StoredRecords | null {
  return useSyncExternalStore(
    subscribe,
    () => (current ??= readRecords()),
    () => null,
  );
}
