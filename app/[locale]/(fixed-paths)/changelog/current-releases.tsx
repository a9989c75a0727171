import { getLocale, getTranslations } from 'next-intl/server';
import { changelogLines, type ChangelogLine } from '@superbrowser/contract/content/categories';
import { formatLongDay } from '@/lib/core/i18n/dates';
import { PageTextLink } from '@/components/sections/page-text-link';
import { TextLink } from '@/components/ui/text-link';
import { changelogAnchorOf, changelog } from '@/lib/content/changelog-announcements-apps';
import { pagePath } from '@/lib/core/i18n/paths';
import { isKnownToHaveNoDownload } from '@/lib/releases/lists/select-packages';
import type { PagePath } from '@/lib/pages';
import { getV6List, getWebsiteList } from '@/lib/releases/lists/get-package-lists';
import { currentVersions } from '@/lib/releases/current-versions';

/** The download page of each line. */
const downloadPages: Record<ChangelogLine, PagePath> = {
  v6: '/v6',
  v5: '/download',
  vps: '/vps',
  android: '/download',
};

/**
 * The release of each product line that a visitor would install today, according to the version list. Releases that are
 * no longer in the list appear only in the history below.
 */
export async function CurrentReleases() {
  const [locale, t, website, v6] = await Promise.all([
    getLocale(),
    getTranslations('changelog'),
    getWebsiteList(),
    getV6List(),
  ]);
  const current = currentVersions(website, v6);
  const lines = changelogLines.filter((line) => current[line]);
  if (lines.length === 0)
    return isKnownToHaveNoDownload(website, v6) ? (
      <section data-empty="releases" className="border-t-2 border-text pt-5">
        <p className="max-w-[44em] text-text">{t('none')}</p>
        <PageTextLink path="/contact">{t('ask')}</PageTextLink>
      </section>
    ) : null;
  return (
    <section aria-labelledby="current-releases-title">
      <h2 id="current-releases-title" className="text-h3 text-text">
        {t('latest')}
      </h2>
      <ul className="company:lg:auto-cols-fr company:lg:grid-flow-col company:lg:grid-cols-none mt-4 grid grid-cols-2 gap-3 md:gap-5">
        {lines.map((line) => (
          <li
            key={line}
            className="flex flex-col rounded-lg bg-paper p-4 shadow-1 md:p-6 lg:rounded-xl"
          >
            <h3 className="text-base text-text">{t(`lines.${line}.name`)}</h3>
            <p className="text-sm text-text-3 max-md:hidden">{t(`lines.${line}.note`)}</p>
            <p className="mt-2 font-num text-[1.5rem] leading-tight font-bold text-text md:mt-4 md:text-[2.25rem]">
              <Version line={line} version={current[line]?.version ?? ''} />
            </p>
            <p className="mt-1 mb-3 text-sm">
              {current[line]?.day && formatLongDay(current[line].day, locale)}
            </p>
            <TextLink href={pagePath(locale, downloadPages[line])} className="mt-auto">
              {t('get')}
              <span className="sr-only"> {t(`lines.${line}.name`)}</span>
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A version; it links to its entry below if there is one. */
function Version({ line, version }: { line: ChangelogLine; version: string }) {
  const entry = changelog.find(
    (candidate) => candidate.line === line && candidate.version === version,
  );
  if (!entry) return version;
  return (
    <a href={`#${changelogAnchorOf(entry)}`} className="hover:underline">
      {version}
    </a>
  );
}
