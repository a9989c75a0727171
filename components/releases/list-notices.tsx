/** Notices for version lists that are missing, stale or empty. */
import { getTranslations } from 'next-intl/server';
import { buttonStyles } from '@/components/ui/button-styles';
import { Icon } from '@/components/ui/icon';
import { PlainLink } from '@/components/ui/plain-link';
import { pagePath } from '@/lib/core/i18n/paths';
import type { Locale } from '@/lib/core/i18n/routing';
import { findListNotices, type ShownLists } from '@/lib/releases/lists/list-notices';
import { ListNoticeToast } from './list-notice-toast';

/**
 * Says that a version list could not be loaded, in the page and as a toast, also while good data of an earlier answer
 * are shown (D7). During maintenance of the upstream the notice says so; the markers in the HTML say which case holds.
 */
export async function ListNotices(lists: ShownLists) {
  const notices = findListNotices(lists);
  if (notices.length === 0) return null;
  const [t, toastText, errorText] = await Promise.all([
    getTranslations('release.listNotices'),
    getTranslations('common.toast'),
    getTranslations('errors.byCode'),
  ]);
  return notices.map(({ list, kind }) => {
    const isInMaintenance = list === 'v6' && lists.v6?.isInMaintenance === true;
    const title = isInMaintenance
      ? errorText('maintenance')
      : t(list === 'v6' ? 'titleV6' : 'title');
    return (
      <div
        key={list}
        {...{ [kind === 'lastGood' ? 'data-last-good' : 'data-fallback']: 'versions' }}
        {...(isInMaintenance && { 'data-maintenance': '' })}
        role="status"
        className="download:my-6 relative z-10 wrap"
      >
        <div className="download:ring-risk/25 flex items-start gap-4 rounded-lg bg-risk-bg px-5 py-4 text-text-2 ring-1">
          <Icon name="alert" size={24} className="mt-0.5 text-risk" />
          <p>
            <strong className="block text-text">{title}</strong>
            {t(kind)}
          </p>
        </div>
        <ListNoticeToast title={toastText('hint')} text={title} />
      </div>
    );
  });
}

/**
 * Replaces the buttons when they would lead nowhere: the notice says so, and says who knows more.
 * @param isListUnreadable whether the list could not be loaded, so that it is unknown which packages there are
 * @param tone of the background that the notice is on
 */
export async function NoDownloadNotice({
  locale,
  isListUnreadable,
  tone = 'ink',
}: {
  locale: Locale;
  isListUnreadable: boolean;
  tone?: 'ink' | 'light';
}) {
  const [t, fallbackText] = await Promise.all([
    getTranslations('download.noDownload'),
    getTranslations('release.listNotices'),
  ]);
  return (
    <div id="all" data-empty="releases" className="max-w-[34em]">
      <p className="text-h3">{isListUnreadable ? fallbackText('title') : t('title')}</p>
      <p className="mt-4 mb-7">{isListUnreadable ? fallbackText('missing') : t('text')}</p>
      <PlainLink
        href={pagePath(locale, '/contact')}
        className={buttonStyles({ variant: tone === 'ink' ? 'inverse' : 'outline', size: 'lg' })}
      >
        {t('button')}
      </PlainLink>
    </div>
  );
}
