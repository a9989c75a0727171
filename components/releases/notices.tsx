/** What a page says where its lists are not there, are of earlier, or hold nothing. */
import { getTranslations } from 'next-intl/server';
import { buttonStyles } from '@/components/ui/button-styles';
import { Icon } from '@/components/ui/icon';
import { PageLink } from '@/components/ui/page-link';
import { pagePath } from '@/lib/i18n/paths';
import type { Locale } from '@/lib/i18n/routing';
import { hasLink } from '@/lib/releases/choose';
import { platforms, type Release } from '@/lib/releases/types';
import type { ReleaseList } from '@/lib/upstream/cache/freshness';
import { FallbackToast } from './fallback-toast';

/** The lists a page shows. */
interface ShownLists {
  website?: ReleaseList;
  v6?: ReleaseList;
  history?: readonly ReleaseList[];
}

/**
 * What a page has to say about its lists (D7): `text` while the website's list is the written fallback,
 * `later` where another list is missing altogether, `lastGood` over versions of an earlier answer.
 * @returns null when all of it is live
 */
export function staleness({ website, v6, history = [] }: ShownLists) {
  const lists = [website, v6, ...history].filter((list) => list !== undefined);
  const has = (freshness: ReleaseList['freshness']) =>
    lists.some((list) => list.freshness === freshness);
  // An embedded backend has no package to fall back on (no sample stands in for one).
  const offers = website?.releases.some(({ url }) => url !== null);
  if (website?.freshness === 'fallback') return offers ? 'text' : 'later';
  // Beside the website's list an empty v6 list explains itself, in the table.
  if (!website && has('fallback')) return 'later';
  return has('last-good') ? 'lastGood' : null;
}

/**
 * D7: says that a version list could not be loaded, in the page and as a toast, also where good data of earlier
 * are shown; while the upstream is maintained, in the words written for that. The markers say which of it holds.
 */
export async function FallbackNotice(lists: ShownLists) {
  const kind = staleness(lists);
  if (kind === null) return null;
  const [t, hint, errors] = await Promise.all([
    getTranslations('download.fallback'),
    getTranslations('common.toast'),
    getTranslations('errors.catalogue'),
  ]);
  const maintenance = lists.v6?.maintenance === true;
  const title = maintenance ? errors('maintenance') : t('title');
  return (
    <div
      {...{ [kind === 'lastGood' ? 'data-last-good' : 'data-fallback']: 'versions' }}
      {...(maintenance && { 'data-maintenance': '' })}
      role="status"
      className="relative z-10 wrap my-6"
    >
      <div className="flex items-start gap-4 rounded-lg bg-risk-bg px-5 py-4 text-text-2 ring-1 ring-risk/25">
        <Icon name="alert" size={24} className="mt-0.5 text-risk" />
        <p>
          <strong className="block text-text">{title}</strong>
          {t(kind)}
        </p>
      </div>
      <FallbackToast title={hint('hint')} text={title} />
    </div>
  );
}

/** Nothing of any line can be downloaded: the site is new, or everything was withdrawn. */
export const nothingToDownload = (...lists: readonly (readonly Release[])[]): boolean =>
  !lists.some((list) => platforms.some((platform) => hasLink(list, platform)));

/**
 * In place of the buttons, which would lead nowhere: says so, and who knows more.
 * @param unread the list could not be loaded, which says nothing about what there is
 * @param tone of the ground it stands on
 */
export async function NoRelease({
  locale,
  unread,
  tone = 'ink',
}: {
  locale: Locale;
  unread: boolean;
  tone?: 'ink' | 'light';
}) {
  const [t, failed] = await Promise.all([
    getTranslations('download.none'),
    getTranslations('download.fallback'),
  ]);
  return (
    <div id="all" data-empty="releases" className="max-w-[34em]">
      <p className="text-h3">{unread ? failed('title') : t('title')}</p>
      <p className="mt-4 mb-7">{unread ? failed('later') : t('text')}</p>
      <PageLink
        href={pagePath(locale, '/contact')}
        className={buttonStyles({ variant: tone === 'ink' ? 'inverse' : 'outline', size: 'lg' })}
      >
        {t('button')}
      </PageLink>
    </div>
  );
}
