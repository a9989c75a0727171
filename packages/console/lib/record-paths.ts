/** URLs of records and of operations with their own screen. Pure. */

/** The editor of an article or a campaign. @param slug '' for a new one */
export const editorPath = (section: 'news' | 'campaigns', slug = ''): string =>
  `/${section}/edit${slug && `?slug=${encodeURIComponent(slug)}`}`;

/** URLs of operations with their own screen. */
const screenPaths: Readonly<Record<string, (key: string) => string>> = {
  'news save': (slug) => editorPath('news', slug),
  'campaigns save': (slug) => editorPath('campaigns', slug),
  'releases publish': () => '/releases/new',
};

/** @param key the record's key; '' for a new one @returns null where the form is on the record's screen */
export const dedicatedScreenPath = (verb: string, key = ''): string | null =>
  screenPaths[verb]?.(key) ?? null;

export const recordPath = (name: string, key: string): string =>
  `/${name}/${encodeURIComponent(key)}`;
