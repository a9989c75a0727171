/**
 * A React store of what this site stores in this browser. It is read again whenever the stored data may have changed.
 */
import { useSyncExternalStore } from 'react';
import { readCookieExpiries, readStoredData, type StoredData } from './all-stored-data';

let current: StoredData | null = null;
const listeners = new Set<() => void>();

/** Reads the stored data again; known expiries are kept until the browser reports others. */
export function refreshStoredData(cookieExpiries = current?.cookieExpiries): void {
  current = readStoredData(cookieExpiries);
  for (const listener of listeners) listener();
}

const refreshAll = () => {
  refreshStoredData();
  void readCookieExpiries().then(refreshStoredData);
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

/** What this site stores in this browser; null in the server's HTML, which all visitors share. */
export function useAllStoredData(): StoredData | null {
  return useSyncExternalStore(
    subscribe,
    () => (current ??= readStoredData()),
    () => null,
  );
}
