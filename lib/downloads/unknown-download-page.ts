import type { PlainPage } from '@/lib/core/http/responses/plain-page';
import { pagePath } from '@/lib/core/i18n/paths';
import type { Locale } from '@/lib/core/i18n/routing';
import { downloadHref, type ReleasePackage } from '@/lib/releases/release-package';

/** The part of a translator this page needs. */
type UnknownPageTexts = (key: 'title' | 'text' | 'list' | 'all') => string;

/** The page for a download that does not exist; it lists the packages that can be downloaded (D1). */
export function unknownDownloadPage(
  available: readonly ReleasePackage[],
  locale: Locale,
  t: UnknownPageTexts,
): PlainPage {
  const offeredPackages = available.filter(
    (releasePackage) => releasePackage.url !== null && releasePackage.type === 'latest',
  );
  const links = offeredPackages.map(({ platform, version, line, fileName }) => ({
    href: downloadHref(platform, line === 'v6' ? { line } : {}),
    label: `${fileName ?? platform} · ${version}`,
  }));
  return {
    lang: locale,
    title: t('title'),
    paragraphs: [t('text')],
    linksTitle: t('list'),
    links: [...links, { href: pagePath(locale, '/download', '#all'), label: t('all') }],
  };
}
