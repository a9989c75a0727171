/** Notices for version lists that are missing, stale or empty. */
import { getTranslations } from 'next-intl/server';
import { buttonStyles } from '@/components/ui/button-styles';
import { Icon } from '@/components/ui/icon';
import { PageLink } from '@/components/ui/page-link';
import { pagePath } from '@/lib/i18n/paths';
import type { Locale } from '@/lib/i18n/routing';
import type { ReleaseList } from '@/lib/upstream/cache/freshness';
import { FallbackToast } from './fallback-toast';

/** The lists that a page shows. */
interface ShownLists {
  website?: ReleaseList;
  v6?: ReleaseList;
  history?: readonly ReleaseList[];
}

type Staleness = 'text' | 'later' | 'lastGood';

/** A list that is not live, and the notice a page shows about it. */
interface StaleList {
  readonly list: 'website' | 'v6' | 'history';
  readonly staleness: Staleness;
}

function worst(lists: readonly ReleaseList[], missing: Staleness): Staleness | null {
  const has = (freshness: ReleaseList['freshness']) =>
    lists.some((list) => list.freshness === freshness);
  return has('fallback') ? missing : has('last-good') ? 'lastGood' : null;
}

/**
 * The notices a page shows about its lists (D7): `text` while the website's list is the written fallback, `later`
 * where a list is missing altogether, `lastGood` for versions of an earlier answer.
 * @returns nothing when all lists are live; both lists when both failed
 */
export function staleLists({ website, v6, history = [] }: ShownLists): StaleList[] {
  // An embedded backend has no package to fall back on (samples do not replace packages).
  const hasPackage = website?.releases.some(({ url }) => url !== null);
  const ofWebsite = website && worst([website], hasPackage ? 'text' : 'later');
  // Next to a live website list the table itself explains an empty v6 list.
  const explainsItself = website?.freshness === 'live' && v6?.freshness === 'fallback';
  const found = {
    website: ofWebsite,
    v6: v6 && !explainsItself && worst([v6], 'later'),
    history: worst(history, 'later'),
  };
  return Object.entries(found).flatMap(([list, staleness]) =>
    staleness ? [{ list: list as StaleList['list'], staleness }] : [],
  );
}

/**
 * D7: says that a version list could not be loaded, in the page and as a toast, also while good data of an earlier
 * answer are shown. While the upstream is maintained it uses the words for that; the markers say which case holds.
 */
export async function FallbackNotice(lists: ShownLists) {
  const stale = staleLists(lists);
  if (stale.length === 0) return null;
  const [t, hint, errors] = await Promise.all([
    getTranslations('download.fallback'),
    getTranslations('common.toast'),
    getTranslations('errors.byCode'),
  ]);
  return stale.map(({ list, staleness }) => {
    const maintenance = list === 'v6' && lists.v6?.maintenance === true;
    const title = maintenance ? errors('maintenance') : t(list === 'v6' ? 'titleV6' : 'title');
    return (
      <div
        key={list}
        {...{ [staleness === 'lastGood' ? 'data-last-good' : 'data-fallback']: 'versions' }}
        {...(maintenance && { 'data-maintenance': '' })}
        role="status"
        className="download:my-6 relative z-10 wrap"
      >
        <div className="download:ring-risk/25 flex items-start gap-4 rounded-lg bg-risk-bg px-5 py-4 text-text-2 ring-1">
          <Icon name="alert" size={24} className="mt-0.5 text-risk" />
          <p>
            <strong className="block text-text">{title}</strong>
            {t(staleness)}
          </p>
        </div>
        <FallbackToast title={hint('hint')} text={title} />
      </div>
    );
  });
}

/**
 * Replaces the buttons when they would lead nowhere: it says so, and who knows more.
 * @param isListUnreadable the list could not be loaded, which says nothing about what there is
 * @param tone of the background it is on
 */
export async function NoRelease({
  locale,
  isListUnreadable,
  tone = 'ink',
}: {
  locale: Locale;
  isListUnreadable: boolean;
  tone?: 'ink' | 'light';
}) {
  const [t, failed] = await Promise.all([
    getTranslations('download.none'),
    getTranslations('download.fallback'),
  ]);
  return (
    <div id="all" data-empty="releases" className="max-w-[34em]">
      <p className="text-h3">{isListUnreadable ? failed('title') : t('title')}</p>
      <p className="mt-4 mb-7">{isListUnreadable ? failed('later') : t('text')}</p>
      <PageLink
        href={pagePath(locale, '/contact')}
        className={buttonStyles({ variant: tone === 'ink' ? 'inverse' : 'outline', size: 'lg' })}
      >
        {t('button')}
      </PageLink>
    </div>
  );
}
