/** A page as it is kept: what it was made of, when, and with which changes of content known. */
import type { OutgoingHttpHeaders } from 'node:http';
import { isOutdated, versionsOf, type Versions } from '@/lib/content-changes/versions';
import { sharedSeconds } from '../shared-life';

/** What Next keeps of a page; see docs/private-next-interfaces.md. */
export interface PageValue {
  kind: 'APP_PAGE';
  html: string;
  rscData: Buffer | undefined;
  headers: OutgoingHttpHeaders | undefined;
  status: number | undefined;
  postponed: string | undefined;
  segmentData: Map<string, Buffer> | undefined;
}

export interface CacheControl {
  readonly revalidate?: number | false;
  readonly expire?: number | undefined;
}

export interface KeptPage {
  readonly value: PageValue;
  readonly lastModified?: number;
  readonly cacheControl?: CacheControl;
}

export interface Mark {
  /** When its making ended, in milliseconds. */
  readonly made: number;
  readonly versions: Versions;
}

/** Stands among the headers of a kept page, because Next keeps those with it; never sent. */
const markHeader = 'x-kept-mark';

/** A page given away after its time, or after its content changed, says so; tests and people look for it. */
export const oldHeader = 'x-kept-page';

export const marked = (value: PageValue, mark: Mark): PageValue => ({
  ...value,
  headers: { ...value.headers, [markHeader]: JSON.stringify(mark) },
});

/** A page of the build has none. */
export function markOf({ value }: KeptPage): Mark | null {
  try {
    const { made, versions } = JSON.parse(String(value.headers?.[markHeader])) as Partial<Mark>;
    if (typeof made === 'number') return { made, versions: versionsOf(versions) };
  } catch {
    // None, or not ours.
  }
  return null;
}

export const tagsOf = ({ headers }: PageValue): readonly string[] =>
  String(headers?.['x-next-cache-tags'] ?? '').split(',');

/** fresh: as good as new. old: past its time. outdated: what it shows was changed since. */
export type KeptState = 'fresh' | 'old' | 'outdated';

/** @param life seconds it may stand; false for ever */
export function stateOf(
  page: KeptPage,
  { life, known, now }: { life: number | false; known: Versions; now: number },
): KeptState {
  const mark = markOf(page);
  if (isOutdated(mark?.versions ?? {}, known, tagsOf(page.value))) return 'outdated';
  if (life === false) return 'fresh';
  // A build sees no database: its pages are made anew once they are asked for.
  return !mark || now - mark.made > life * 1_000 ? 'old' : 'fresh';
}

function forVisitors({ headers: all = {}, ...value }: PageValue, isOld: boolean): PageValue {
  const headers = Object.fromEntries(Object.entries(all).filter(([name]) => name !== markHeader));
  return { ...value, headers: isOld ? { ...headers, [oldHeader]: 'old' } : headers };
}

/** The page as Next may give it away now without making it anew. */
export function handedOut({ value, cacheControl }: KeptPage, life: number | false, isOld: boolean) {
  const seconds = life === false ? false : Math.min(life, sharedSeconds);
  return {
    lastModified: Date.now(),
    cacheControl: seconds === false ? cacheControl : { revalidate: seconds, expire: 5 * seconds },
    value: forVisitors(value, isOld),
  };
}

/** The page as one that Next gives away and makes anew behind that answer. */
export const toBeRenewed = ({ value }: KeptPage) => ({
  lastModified: Date.now() - 60_000,
  cacheControl: { revalidate: 1, expire: undefined },
  value: forVisitors(value, true),
});
