import { pagePath } from '@/lib/i18n/paths';
import type { Locale } from '@/lib/i18n/routing';
import { pages } from '@/lib/pages';
import type { Ad } from '@/lib/upstream/site-content';

/**
 * The advertisement as a page of a language shows it: a page of this site in that language, and
 * words in it. An English page gets no Chinese words; without English ones there is no advertisement.
 */
export function localiseAd(ad: Ad | null, locale: Locale): Ad | null {
  if (!ad) return null;
  const title =
    locale === 'en-US'
      ? (ad.titleEn ?? (/\p{Script=Han}/u.test(ad.title) ? null : ad.title))
      : ad.title;
  if (title === null) return null;
  const page = pages.find(({ path }) => path === ad.link);
  return { ...ad, title, link: page ? pagePath(locale, page.path) : ad.link };
}
