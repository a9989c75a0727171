import { getLocale, getTranslations } from 'next-intl/server';
import { discountWords } from '@/components/cta/discount-words';
import { discountOf } from '@/lib/growth/discount';
import { group } from '@/lib/i18n/group';
import { latestOf } from '@/lib/releases/choose';
import { platforms } from '@/lib/releases/types';
import { routeOf, type RoutePath } from '@/lib/routes';
import { pageTexts } from '@/lib/seo/page-texts';
import { getV6Releases, getWebsiteReleases } from '@/lib/upstream/releases';
import type { PreviewWorld } from './types';

/** The packages as the version lists have them now; only the Windows button follows the promoter's line (D1). */
async function previewPackages(): Promise<PreviewWorld['packages']> {
  const [t, website, v6] = await Promise.all([
    getTranslations('release.platforms'),
    getWebsiteReleases(),
    getV6Releases(),
  ]);
  return platforms.flatMap((platform) => {
    const own = latestOf(website.releases, platform)?.fileName;
    if (!own) return [];
    const name = `${t(`${platform}.name`)} ${t(`${platform}.note`)}`;
    const other = platform === 'windows' ? latestOf(v6.releases, platform)?.fileName : null;
    return [{ name, v5: own, v6: other ?? null }];
  });
}

/**
 * What the preview of any link is made of.
 * @param paths landing pages that can be chosen
 */
export async function previewWorld(paths: readonly RoutePath[]): Promise<PreviewWorld> {
  const [all, locale, label, common, meta, packages] = await Promise.all([
    getTranslations(),
    getLocale(),
    getTranslations('home.discount'),
    getTranslations('common'),
    getTranslations('meta'),
    previewPackages(),
  ]);
  const pages = paths.map((path) => {
    const { name: picture } = routeOf(path);
    return [path, { title: pageTexts(path, locale, meta).crumb, picture }] as const;
  });
  return {
    words: group(all, 'partnersLinks.preview'),
    discount: discountWords(label, common),
    fallback: discountOf(null),
    packages,
    pages: Object.fromEntries(pages),
  };
}
