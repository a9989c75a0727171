/**
 * Tells the middleware which pages of the store there are: it runs apart from everything else and can ask nobody. The
 * list of their addresses is held here, so that an address nobody has costs no look into the database and gets the
 * same 404 page as any other.
 */
import type { IncomingMessage } from 'node:http';
import { knownVersions } from '@/lib/content-changes/known';
import { isOutdated, type Versions } from '@/lib/content-changes/versions';
import { parseAddress } from '@/lib/i18n/address';
import { log, reasonOf } from '@/lib/log/log';
import { asStoredPath, storedPageHeader, type StoredPath } from '@/lib/routes';
import { lastStoredSlugs, loadStoredSlugs, type StoredSlugs } from '@/lib/upstream/stored-pages';
import type { Handler } from './error-page';

/** What nobody announced, such as SQL by hand, is seen after so long. */
const lifeMs = 60_000;
/** A store that fails is left alone for so long. */
const pauseMs = 5_000;

interface StoredListOptions {
  readonly load?: () => Promise<StoredSlugs>;
  readonly last?: () => Promise<StoredSlugs | null>;
  readonly now?: () => number;
  readonly known?: () => Versions;
}

const pathsOf = ({ news, activity }: StoredSlugs) =>
  new Set([...news.map((slug) => `/news/${slug}`), ...activity.map((slug) => `/activity/${slug}`)]);

/** Whether the store holds a page, by a list that is asked for again after a change. */
export function createStoredList({
  load = loadStoredSlugs,
  last = lastStoredSlugs,
  now = Date.now,
  known = knownVersions,
}: StoredListOptions = {}): (path: StoredPath) => Promise<boolean> {
  let paths = new Set<string>();
  let asOf: Versions | null = null;
  let until = 0;
  let running: Promise<void> | null = null;

  async function renew(): Promise<void> {
    const begun = known();
    try {
      paths = pathsOf(await load());
      asOf = begun;
      until = now() + lifeMs;
    } catch (error) {
      // What was there still is; pages themselves are kept.
      log.warn('content', 'addresses of the store not known', { reason: reasonOf(error) });
      const before = asOf === null ? await last() : null;
      if (before) paths = pathsOf(before);
      asOf = begun;
      until = now() + pauseMs;
    }
  }

  const isFresh = () =>
    asOf !== null && now() < until && !isOutdated(asOf, known(), ['news', 'campaigns']);

  return async (path) => {
    while (!isFresh()) {
      running ??= renew().finally(() => {
        running = null;
      });
      await running;
    }
    return paths.has(path);
  };
}

/** The page of the store a request may ask for. */
function storedPathIn({ url = '/' }: IncomingMessage): StoredPath | null {
  const address = parseAddress(url.split('?')[0] ?? '/');
  return address.kind === 'page' ? asStoredPath(address.path) : null;
}

/**
 * Where the middleware lets files of `public/` and handlers pass by, `/og/news/x` would be a page of the language "og".
 * No file lies there.
 */
const besideLanguages = /^\/(?:api|_next|files|og|art|qr)\/(?:news|activity)(?:\/|$)/;

/** An address the middleware answers with the 404 page, which is kept. */
const nowhere = '/no-such-page';

/** Marks requests for pages of the store; a visitor's own mark is taken off. */
export function withStoredPages(handle: Handler, holds = createStoredList()): Handler {
  return async (request, response) => {
    delete request.headers[storedPageHeader];
    if (besideLanguages.test(request.url ?? '')) request.url = nowhere;
    const path = storedPathIn(request);
    if (path !== null && (await holds(path))) request.headers[storedPageHeader] = '1';
    return handle(request, response);
  };
}
