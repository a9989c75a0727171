import { pathPrefixByLocale } from '@/lib/core/i18n/paths';
import type { Locale } from '@/lib/core/i18n/routing';

/** Sections whose feed has content as entries. */
export const contentSections = ['news', 'changelog'] as const;
export type ContentSection = (typeof contentSections)[number];

/** Sections with an Atom feed; each language has its own, e.g. /news/feed.xml and /en/news/feed.xml. */
export const feedSections = [...contentSections, 'status'] as const;
type FeedSection = (typeof feedSections)[number];

/** Path of a section's feed in a language. */
export const feedPath = (locale: Locale, section: FeedSection): string =>
  `${pathPrefixByLocale[locale]}/${section}/feed.xml`;

/**
 * The section whose feed a page links to, when the page is the section's list or a text in it; undefined for other
 * pages.
 */
export function feedSectionOf(path: string): FeedSection | undefined {
  return feedSections.find((section) => path === `/${section}` || path.startsWith(`/${section}/`));
}
