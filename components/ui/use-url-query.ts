import { useSyncExternalStore } from 'react';

type Listener = () => void;

const listeners = new Set<Listener>();

function subscribeToQuery(listener: Listener) {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

/**
 * The URL's query, for lists that keep their filter or page in it. It is null in the server's HTML and while hydrating:
 * the full list is in the HTML, and the URL is read afterwards (X5).
 */
export function useUrlQuery(): URLSearchParams | null {
  const search = useSyncExternalStore<string | null>(
    subscribeToQuery,
    () => window.location.search,
    () => null,
  );
  return search === null ? null : new URLSearchParams(search);
}

/**
 * Writes some query values into the URL without a navigation; null and '' remove a value, and other values stay.
 * @param isHistoryStep true makes the change a step that the back button undoes
 */
export function writeQuery(
  changes: Readonly<Record<string, string | null>>,
  isHistoryStep = false,
): void {
  const url = new URL(window.location.href);
  for (const [name, value] of Object.entries(changes)) {
    if (value) url.searchParams.set(name, value);
    else url.searchParams.delete(name);
  }
  const historyMethod = isHistoryStep ? 'pushState' : 'replaceState';
  window.history[historyMethod](window.history.state, '', url);
  listeners.forEach((listener) => listener());
}
