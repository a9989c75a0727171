/** Local storage of texts. */
import type { LocalStorageKey } from './storage-keys';

/** Reads a stored text; blocked storage counts as empty and never breaks a page. */
export function readLocalValue(key: LocalStorageKey): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a text.
 * @returns false when storage is blocked or full
 */
export function writeLocalValue(key: LocalStorageKey, value: string): boolean {
  try {
    window.localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Removes a text; does nothing where storage is blocked. */
export function removeLocalValue(key: LocalStorageKey): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Blocked storage has no stored text either.
  }
}
