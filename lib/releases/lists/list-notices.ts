/** Finds the version lists of a page that are not live, and the notice that the page shows about each (D7). Pure. */
import type { PackageList } from '../release-package';

/** The lists that a page shows. */
export interface ShownLists {
  website?: PackageList;
  v6?: PackageList;
  histories?: readonly PackageList[];
}

type NoticeKind = 'builtIn' | 'missing' | 'lastGood';

/** A list that is not live, and the notice a page shows about it. */
interface ListNotice {
  readonly list: 'website' | 'v6' | 'history';
  readonly kind: NoticeKind;
}

function worstNotice(lists: readonly PackageList[], fallbackKind: NoticeKind): NoticeKind | null {
  const has = (freshness: PackageList['freshness']) =>
    lists.some((list) => list.freshness === freshness);
  return has('fallback') ? fallbackKind : has('last-good') ? 'lastGood' : null;
}

/**
 * The notices a page shows about its lists (D7): `builtIn` while the website's list is the built-in fallback, `missing`
 * where a list is missing, `lastGood` for a list from an earlier response.
 * @returns an entry for each list with a notice; none when all lists are live
 */
export function findListNotices({ website, v6, histories = [] }: ShownLists): ListNotice[] {
  // Without samples an embedded backend has no built-in packages, so its fallback list is a missing one.
  const hasPackage = website?.packages.some(({ url }) => url !== null);
  const websiteNotice = website && worstNotice([website], hasPackage ? 'builtIn' : 'missing');
  // When the website's list is live, the page's table explains an empty v6 list.
  const isEmptyV6Explained = website?.freshness === 'live' && v6?.freshness === 'fallback';
  const noticeByList = {
    website: websiteNotice,
    v6: v6 && !isEmptyV6Explained && worstNotice([v6], 'missing'),
    history: worstNotice(histories, 'missing'),
  };
  return Object.entries(noticeByList).flatMap(([list, kind]) =>
    kind ? [{ list: list as ListNotice['list'], kind }] : [],
  );
}
