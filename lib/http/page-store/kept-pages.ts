/** Which kept page a visitor is given, and how a new one is kept. Knows nothing of where Next keeps them. */
import { knownVersions } from '@/lib/content-changes/known';
import type { Versions } from '@/lib/content-changes/versions';
import { asStoredPath, routeOf } from '@/lib/routes';
import { log } from '@/lib/log/log';
import { anonymous } from './anonymous.mjs';
import { addressOf, pagePathOf } from './keys';
import {
  handedOut,
  markOf,
  marked,
  stateOf,
  tagsOf,
  toBeRenewed,
  type CacheControl,
  type KeptPage,
  type PageValue,
} from './kept-page';
import type { Renewals } from './renewals';
import type { SharedEntries } from './shared-entries';

/** Keys are pages of the site; a bound all the same. */
const mostBegun = 1_000;

export interface PageTools {
  readonly renewals: Renewals;
  readonly shared: SharedEntries;
  /** Seconds a page of the build may stand, by its path. */
  readonly lives: Readonly<Record<string, number | false>>;
  readonly policy: ((html: string) => string) | undefined;
  /** What a page goes through before it is kept (./html/finished-page.ts); not during the build itself. */
  readonly finish?: ((html: string) => string) | undefined;
  readonly now?: () => number;
}

/** Where this machine keeps the page that is asked for. */
export interface LocalPage {
  readonly get: () => Promise<KeptPage | null>;
  readonly set: (value: PageValue, cacheControl: CacheControl | undefined) => Promise<void>;
}

// One per process: a handler lives for one request.
const begun = new Map<string, Versions>();
const given = new WeakSet<object>();

const isPage = (entry: unknown): entry is KeptPage =>
  (entry as Partial<KeptPage> | null)?.value?.kind === 'APP_PAGE' &&
  typeof (entry as KeptPage).value.html === 'string';

/**
 * Takes the address out of a page, finishes it and gives it its policy: in place, since the visitor it was made for gets it too.
 * @returns whether that could be made sure
 */
function clean(
  value: PageValue,
  path: string,
  { policy, finish }: Pick<PageTools, 'policy' | 'finish'>,
): boolean {
  const kept = anonymous(value.html, value.rscData?.toString('utf8') ?? '', path);
  if (!kept) return false;
  value.html = finish ? finish(kept.html) : kept.html;
  value.rscData = Buffer.from(kept.data, 'utf8');
  if (policy) value.headers = { ...value.headers, 'content-security-policy': policy(value.html) };
  return true;
}

/** A page of the store is in no list of the build; after a restart it lives as long as the list it stands in. */
function listAbove(path: string): string {
  const [, locale = '', rest = ''] = /^\/([^/]+)(\/.+)$/.exec(path) ?? [];
  const stored = asStoredPath(rest);
  return stored ? `/${locale}${routeOf(stored).parent}` : path;
}

/** A 404 the build has not: an address somebody made up, and nobody fills the store with those. A build itself knows none. */
const isMadeUp = ({ status }: PageValue, path: string, lives: PageTools['lives']): boolean =>
  status === 404 && !(path in lives) && Object.keys(lives).length > 0;

/** The versions known when the making of a page that is kept now began. */
function versionsAtStart(key: string, renewals: Renewals): Versions {
  const versions = renewals.versionsOf(pagePathOf(key)) ?? begun.get(key) ?? knownVersions();
  begun.delete(key);
  return versions;
}

function noteStart(key: string): void {
  if (begun.size > mostBegun) begun.clear();
  if (!begun.has(key)) begun.set(key, knownVersions());
}

/** Notes what is given to Next: what it keeps after a failure is known by it. */
function give<T extends { value: PageValue }>(answer: T): T {
  given.add(answer.value);
  return answer;
}

/** @returns keeps a page that was made, and says whether it could */
function keeper(tools: Omit<PageTools, 'lives'> & { readonly now: () => number }) {
  const { renewals, shared, now } = tools;
  return async (
    key: string,
    value: PageValue,
    cacheControl: CacheControl | undefined,
    local: LocalPage,
  ): Promise<boolean> => {
    const path = pagePathOf(key);
    if (!clean(value, path, tools)) {
      // The previous copy stays in the cache; a page with a visitor's address must not replace it.
      log.error('pages', "not kept, its data may hold a visitor's address", { key });
      return false;
    }
    const versions = versionsAtStart(key, renewals);
    const page = marked(value, { made: now(), versions });
    await local.set(page, cacheControl);
    renewals.note(path, versions, tagsOf(page));
    void shared.write(key, { value: page, cacheControl });
    return true;
  };
}

/** @returns what Next asks its cache handler for */
export function createKeptPages({
  renewals,
  shared,
  lives,
  policy,
  finish,
  now = Date.now,
}: PageTools) {
  const lifeOf = (page: KeptPage, path: string) =>
    page.cacheControl?.revalidate ?? lives[path] ?? lives[listAbove(path)] ?? false;
  const judged = (page: KeptPage, path: string) =>
    stateOf(page, { life: lifeOf(page, path), known: knownVersions(), now: now() });

  const as = (page: KeptPage, path: string, isOld: boolean) =>
    give(handedOut(page, lifeOf(page, path), isOld));

  /** What another instance has made meanwhile; kept here too. */
  async function fromOthers(key: string, path: string, local: LocalPage): Promise<KeptPage | null> {
    const page = await shared.read(key);
    if (!isPage(page) || judged(page, path) !== 'fresh') return null;
    await local.set(page.value, page.cacheControl).catch(() => undefined);
    return page;
  }

  const keep = keeper({ renewals, shared, policy, finish, now });

  return {
    async get(key: string, local: LocalPage) {
      const path = pagePathOf(key);
      const isOwn = renewals.isFor(path);
      const kept = await local.get();
      const good =
        kept && judged(kept, path) === 'fresh' ? kept : await fromOthers(key, path, local);
      const page = good ?? kept;
      if (page) renewals.note(path, markOf(page)?.versions ?? {}, tagsOf(page.value));
      if (good) {
        if (isOwn) renewals.finished(path, true);
        return as(good, path, false);
      }
      if (!kept) {
        noteStart(key);
        return null;
      }
      if (isOwn) return give(toBeRenewed(kept));
      // Given away as it is; whoever has to see a change has waited in front (lib/http/front/new-content.ts).
      void renewals.ask(path, addressOf(path), false);
      return as(kept, path, true);
    },

    async set(
      key: string,
      value: PageValue,
      cacheControl: CacheControl | undefined,
      local: LocalPage,
    ): Promise<void> {
      const path = pagePathOf(key);
      // After a failure Next hands back what it was given: that is kept already, with its own age.
      if (given.has(value) || isMadeUp(value, path, lives)) return renewals.finished(path, false);
      let good = false;
      try {
        good = await keep(key, value, cacheControl, local);
      } finally {
        renewals.finished(path, good);
      }
    },
  };
}
