/** What the sitemap lists. */
import { lastChange } from '@/lib/content/last-change';
import type { LivingDays } from '@/lib/content/living-days';
import { routing, type Locale } from '@/lib/i18n/routing';
import {
  isInLanguage,
  pageOf,
  pages,
  type PagePath,
  type SitePath,
  type StoredPath,
} from '@/lib/pages';
import { absoluteUrl, alternates } from '@/lib/seo/metadata';
import type { SitemapEntry } from './xml';

/** A page of the store, and the day (YYYY-MM-DD) it last changed. */
export interface StoredPage {
  readonly path: StoredPath;
  readonly day: string;
  /** Languages it is in. */
  readonly locales?: readonly Locale[];
  /** Of a campaign that is over: not listed, but the list that leads to it changed. */
  readonly isEnded?: boolean;
}

const inLanguages = (
  path: SitePath,
  locales: readonly Locale[],
  { day, priority }: { readonly day: string; readonly priority: number },
): SitemapEntry[] =>
  locales.map((locale) => ({
    url: absoluteUrl(locale, path),
    lastChange: day,
    priority,
    alternates: alternates(path, locales),
  }));

const later = (a: string, b: string) => (a > b ? a : b);

/**
 * Every indexable page in each language it is in. A list changes with the newest page of the store it leads to.
 * @param living days of pages that follow the upstream (`livingDays`)
 * @param ended pages of campaigns that are over (`endedPaths`)
 */
export function sitemapEntries(
  living: LivingDays,
  ended: readonly PagePath[],
  stored: readonly StoredPage[] = [],
): SitemapEntry[] {
  const built = pages.flatMap(({ path, priority }) => {
    if (priority === null || ended.includes(path)) return [];
    const below = stored.filter((page) => pageOf(page.path).parent === path);
    const day = below.map((page) => page.day).reduce(later, lastChange(path, living));
    const locales = routing.locales.filter((locale) => isInLanguage(path, locale));
    return inLanguages(path, locales, { day, priority });
  });
  const added = stored.flatMap(({ path, day, locales = routing.locales, isEnded }) =>
    isEnded ? [] : inLanguages(path, locales, { day, priority: pageOf(path).priority ?? 0 }),
  );
  return [...built, ...added];
}
