/** URLs of records and of operations with their own screen. Pure. */

/** The path of an article's or a campaign's editor. @param slug '' for a new text */
export const editorPath = (collection: 'news' | 'campaigns', slug = ''): string =>
  `/${collection}/edit${slug && `?slug=${encodeURIComponent(slug)}`}`;

/** URLs of operations with their own screen. */
const screenPaths: Readonly<Record<string, (key: string) => string>> = {
  'news save': (slug) => editorPath('news', slug),
  'campaigns save': (slug) => editorPath('campaigns', slug),
  'releases publish': () => '/releases/new',
};

/**
 * The path of an operation's own screen.
 * @param key the record's key; '' for a new record
 * @returns null where the form is on the record's screen
 */
export const dedicatedScreenPath = (verb: string, key = ''): string | null =>
  screenPaths[verb]?.(key) ?? null;

export const recordPath = (name: string, key: string): string =>
  `/${name}/${encodeURIComponent(key)}`;

/** Where the form of an operation is sent. @param verb e.g. `applications take` */
export const operationPath = (verb: string): string =>
  `/do/${verb.split(' ').map(encodeURIComponent).join('/')}`;
