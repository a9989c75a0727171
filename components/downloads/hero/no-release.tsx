import { getTranslations } from 'next-intl/server';
import { buttonStyles } from '@/components/ui/button-styles';
import { PageLink } from '@/components/ui/page-link';
import { hasLink } from '@/lib/releases/choose';
import { platforms, type Release } from '@/lib/releases/types';
import { pagePath } from '@/lib/i18n/paths';
import type { Words } from '../words';

/** Nothing of any line can be downloaded: the site is new, or everything was withdrawn. */
export const nothingToDownload = (...lists: readonly (readonly Release[])[]): boolean =>
  !lists.some((list) => platforms.some((platform) => hasLink(list, platform)));

/**
 * In place of the buttons, which would lead nowhere: says so, and who can tell more.
 * @param unread the list could not be loaded, which says nothing about what there is
 * @param tone of the ground it stands on
 */
export async function NoRelease({
  words,
  unread,
  tone = 'ink',
}: {
  words: Words;
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
        href={pagePath(words.locale, '/contact')}
        className={buttonStyles({ variant: tone === 'ink' ? 'inverse' : 'outline', size: 'lg' })}
      >
        {t('button')}
      </PageLink>
    </div>
  );
}
