/** Local storage keys of the site, as the specification names them. */
export type StorageKey = 'Language' | 'HAS_REGISTED' | 'HAS_VIEW_REGISTER';

/** Reads a stored text; storage that is blocked counts as empty and never breaks a page. */
export function readStored(key: StorageKey): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text. @returns false when storage is blocked or full */
export function writeStored(key: StorageKey, value: string): boolean {
  try {
    window.localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
