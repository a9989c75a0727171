import { pagePath } from '@/lib/core/i18n/paths';
import type { Locale } from '@/lib/core/i18n/routing';
import { pages } from '@/lib/pages';
import type { Ad } from '@/lib/site-content/ads';

/**
 * The advertisement as a page shows it: with the link to a page of this site and the words in that page's language. An
 * English page gets no Chinese words; without English words it shows no advertisement.
 */
export function localizeAd(ad: Ad | null, locale: Locale): Ad | null {
  if (!ad) return null;
  const title =
    locale === 'en-US'
      ? (ad.titleEn ?? (/\p{Script=Han}/u.test(ad.title) ? null : ad.title))
      : ad.title;
  if (title === null) return null;
  const page = pages.find(({ path }) => path === ad.link);
  return { ...ad, title, link: page ? pagePath(locale, page.path) : ad.link };
}
