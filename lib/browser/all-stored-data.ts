/** Reads and removes what this browser has stored of the site, for the page /attribution. */
import { cookieReader, type CookieReader } from '@/lib/core/http/cookie-reader';
import { attributionCookies, landingCookie } from './storage-keys';

/** A storage's contents; null where the browser blocks access. */
type StoredContents = Readonly<Record<string, string>> | null;

export interface StoredData {
  readonly readCookie: CookieReader;
  readonly local: StoredContents;
  readonly session: StoredContents;
  /** Expiry of cookies in Unix milliseconds, where the browser reports it. */
  readonly cookieExpiries: Readonly<Record<string, number>>;
}

type StorageName = 'localStorage' | 'sessionStorage';

function readContents(storageName: StorageName): StoredContents {
  try {
    return { ...window[storageName] };
  } catch {
    return null;
  }
}

/** Reads everything that can be read synchronously. */
export function readStoredData(cookieExpiries: StoredData['cookieExpiries'] = {}): StoredData {
  return {
    readCookie: cookieReader(document.cookie),
    local: readContents('localStorage'),
    session: readContents('sessionStorage'),
    cookieExpiries,
  };
}

interface CookieLister {
  readonly getAll: () => Promise<readonly { name?: string; expires?: unknown }[]>;
}

/**
 * Expiry dates of cookies. Neither `document.cookie` nor a request's headers contain them; only the Cookie Store of
 * some browsers does. An additional cookie could hold the date in every browser, but would be one more value about the
 * visitor. Where the browser does not report the date, the page states the rule instead (A5).
 */
export async function readCookieExpiries(): Promise<StoredData['cookieExpiries']> {
  const { cookieStore } = window as unknown as { cookieStore?: CookieLister };
  try {
    const cookies = (await cookieStore?.getAll()) ?? [];
    return Object.fromEntries(
      cookies.flatMap(({ name, expires }) =>
        name !== undefined && typeof expires === 'number' ? [[name, expires]] : [],
      ),
    );
  } catch {
    return {};
  }
}

/**
 * The values stored under a name; null where the browser blocks the storage.
 * @param name of a cookie or key; a name that ends in `…` stands for all keys that begin with it
 * @param group `local` or `session`; any other group consists of cookies, and a missing cookie gives ['']
 */
export function storedValuesOf(
  storedData: StoredData,
  name: string,
  group: string,
): string[] | null {
  if (group !== 'local' && group !== 'session') return [storedData.readCookie(name) ?? ''];
  const contents = storedData[group];
  if (!contents) return null;
  const matches = (key: string) =>
    name.endsWith('…') ? key.startsWith(name.slice(0, -1)) : key === name;
  return Object.keys(contents)
    .filter(matches)
    .map((key) => contents[key] ?? '');
}

/** What is removed. `records`: everything but the chosen language, which is a preference. */
export type RemovalScope = 'records' | 'everything';

export interface Removal {
  /** Names of removed cookies. */
  readonly cookies: readonly string[];
  /** Number of removed values. */
  readonly localCount: number;
  readonly sessionCount: number;
  /** Names of cookies that could not be removed: a partner's page may have set the cookie for a wider domain (A9). */
  readonly notRemoved: readonly string[];
}

function clearStorage(storageName: StorageName, keptKeys: ReadonlySet<string>): number {
  try {
    const keys = Object.keys(window[storageName]).filter((key) => !keptKeys.has(key));
    for (const key of keys) window[storageName].removeItem(key);
    return keys.length;
  } catch {
    return 0;
  }
}

/** Removes the parameters from the URL, because a reload would write the cookies again. */
function removeParametersFromUrl(): void {
  const url = new URL(window.location.href);
  for (const name of attributionCookies) url.searchParams.delete(name);
  if (url.href !== window.location.href) window.history.replaceState(window.history.state, '', url);
}

/**
 * Removes what the site stores in this browser, except the cookies of lib/session.
 * @returns what was removed and what is left
 */
export function removeStoredData(scope: RemovalScope): Removal {
  const readCookieBefore = cookieReader(document.cookie);
  const names = [...attributionCookies, landingCookie].filter(
    (name) => readCookieBefore(name) !== undefined,
  );
  for (const name of names) document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
  const readCookieAfter = cookieReader(document.cookie);
  const keptKeys = new Set(scope === 'records' ? ['Language'] : []);
  removeParametersFromUrl();
  return {
    cookies: names.filter((name) => readCookieAfter(name) === undefined),
    localCount: clearStorage('localStorage', keptKeys),
    sessionCount: clearStorage('sessionStorage', new Set()),
    notRemoved: names.filter((name) => readCookieAfter(name) !== undefined),
  };
}
