/** Session storage: JSON values of this tab. */
import type { SessionStorageKey } from './storage-keys';

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || Number.isNaN(value);

/**
 * Stores a value as JSON.
 * @returns false when storage is blocked or full
 * @throws TypeError for an empty value, a mistake of the caller
 */
export function writeSessionValue(key: SessionStorageKey, value: unknown): boolean {
  if (isEmpty(value)) throw new TypeError(`An empty value cannot be stored (${key})`);
  try {
    window.sessionStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Reads a stored value, parsed; null when there is none, it is not JSON, or storage is blocked. */
export function readSessionValue(key: SessionStorageKey): unknown {
  try {
    const text = window.sessionStorage.getItem(key);
    return text === null ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}

/** Removes a value; does nothing where storage is blocked. */
export function removeSessionValue(key: SessionStorageKey): void {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // Blocked storage has no stored value either.
  }
}
