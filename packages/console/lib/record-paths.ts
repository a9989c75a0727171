/** Addresses of records and of operations with their own screen. Pure. */

/** Addresses of operations with their own screen. */
const screenPaths: Readonly<Record<string, (key: string) => string>> = {
  'news save': (slug) => `/news/edit${slug && `?slug=${encodeURIComponent(slug)}`}`,
  'campaigns save': (slug) => `/campaigns/edit${slug && `?slug=${encodeURIComponent(slug)}`}`,
  'releases publish': () => '/releases/new',
};

/** @param key the record's key; '' for a new one @returns null where the form is on the record's screen */
export const dedicatedScreenPath = (verb: string, key = ''): string | null =>
  screenPaths[verb]?.(key) ?? null;

export const recordPath = (name: string, key: string): string =>
  `/${name}/${encodeURIComponent(key)}`;
