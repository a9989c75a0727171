import { useSyncExternalStore } from 'react';
import { readEnds, readRecords, type StoredRecords } from '@/lib/attribution/stored-records';

let current: StoredRecords | null = null;
const listeners = new Set<() => void>();

/** Looks again; what is known of ends stays until the browser says otherwise. */
export function refreshRecords(ends = current?.ends): void {
  current = readRecords(ends);
  for (const listener of listeners) listener();
}

const look = () => {
  refreshRecords();
  void readEnds().then(refreshRecords);
};

// Another tab may have opened a link or removed something meanwhile.
const moments = ['focus', 'pageshow', 'storage'] as const;

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    moments.forEach((moment) => window.addEventListener(moment, look));
    look();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) moments.forEach((moment) => window.removeEventListener(moment, look));
  };
}

/** What this browser holds of the site; null in the server's HTML, which is everybody's. */
export function useRecords(): StoredRecords | null {
  return useSyncExternalStore(
    subscribe,
    () => (current ??= readRecords()),
    () => null,
  );
}
