/** The entries of the sitemap. */
import { routing, type Locale } from '@/lib/core/i18n/routing';
import {
  isInLanguage,
  pageOf,
  pages,
  type PagePath,
  type SitePath,
  type StaffPath,
} from '@/lib/pages';
import { absolutePageUrl } from '../absolute-urls';
import { alternateUrls } from '../metadata';
import type { UpstreamChangeDays } from './upstream-change-days';
import { pageChangeDay } from './page-change-day';
import type { SitemapEntry } from './xml';

/** A page by staff, and the day (YYYY-MM-DD) it last changed. */
export interface StaffSitemapPage {
  readonly path: StaffPath;
  readonly changedOn: string;
  /** Languages the page is available in. */
  readonly locales?: readonly Locale[];
  /**
   * True for a campaign that has ended. Its page is not listed, but its day still counts for the list that links to it.
   */
  readonly isEnded?: boolean;
}

const entriesInLanguages = (
  path: SitePath,
  locales: readonly Locale[],
  { changedOn, priority }: { readonly changedOn: string; readonly priority: number },
): SitemapEntry[] =>
  locales.map((locale) => ({
    url: absolutePageUrl(locale, path),
    changedOn,
    priority,
    alternates: alternateUrls(path, locales),
  }));

const laterDay = (a: string, b: string) => (a > b ? a : b);

/**
 * Every indexable page in each of its languages. A list of pages changes with the newest page by staff that it links
 * to.
 * @param upstreamDays days of pages that follow the upstream (`upstreamChangeDays`)
 * @param endedPaths pages of ended campaigns (`endedCampaignPaths`)
 */
export function sitemapEntries(
  upstreamDays: UpstreamChangeDays,
  endedPaths: readonly PagePath[],
  staffPages: readonly StaffSitemapPage[] = [],
): SitemapEntry[] {
  const builtInEntries = pages.flatMap(({ path, priority }) => {
    if (priority === null || endedPaths.includes(path)) return [];
    const childPages = staffPages.filter((page) => pageOf(page.path).parent === path);
    const changedOn = childPages
      .map((page) => page.changedOn)
      .reduce(laterDay, pageChangeDay(path, upstreamDays));
    const locales = routing.locales.filter((locale) => isInLanguage(path, locale));
    return entriesInLanguages(path, locales, { changedOn, priority });
  });
  const staffEntries = staffPages.flatMap(
    ({ path, changedOn, locales = routing.locales, isEnded }) =>
      isEnded
        ? []
        : entriesInLanguages(path, locales, { changedOn, priority: pageOf(path).priority ?? 0 }),
  );
  return [...builtInEntries, ...staffEntries];
}
