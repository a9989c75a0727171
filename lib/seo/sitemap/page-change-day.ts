import type { PagePath } from '@/lib/pages';
import { routing } from '@/lib/core/i18n/routing';
import {
  announcements,
  changelog,
  firstReleaseDay,
} from '@/lib/content/changelog-announcements-apps';
import {
  builtInArticles,
  caseStudies,
  changeDayOf,
  findBuiltInText,
} from '@/lib/content/built-in-articles-and-cases';
import { legalVersionDay } from '@/lib/content/legal/legal-text';
import type { UpstreamChangeDays } from './upstream-change-days';
import pageDays from './page-days.json';

const latestDay = (days: readonly string[]): string | undefined => [...days].sort().at(-1);

/** Days on which lists and legal texts changed: a list changes with its newest entry, a legal text with its version. */
const contentDays: Partial<Record<PagePath, string | undefined>> = {
  '/news': latestDay(routing.locales.flatMap(builtInArticles).map(changeDayOf)),
  '/cases': latestDay(routing.locales.flatMap(caseStudies).map(changeDayOf)),
  '/changelog': latestDay(changelog.map(firstReleaseDay)),
  '/media': latestDay(announcements.map((entry) => entry.publishedOn)),
  '/protocol': legalVersionDay('agreement'),
  '/protocol/privacyservice': legalVersionDay('privacy'),
};

/**
 * The day the messages of a page last changed, written by `npm run page-days`, which compares the messages themselves.
 */
const messageDays: Readonly<Record<string, { readonly day: string } | undefined>> = pageDays;

/**
 * The day a page last changed (YYYY-MM-DD). It comes from the first of these sources that has a day: the page's
 * built-in text, the upstream, the page's list or legal text, its messages. A release of the site does not count as a
 * change: if it did, search engines would learn to ignore the dates.
 * @param path an indexable page
 * @param upstreamDays days of pages that follow the upstream (`upstreamChangeDays`)
 * @throws Error when no day is recorded
 */
export function pageChangeDay(path: PagePath, upstreamDays: UpstreamChangeDays): string {
  const texts = routing.locales.flatMap((locale) => findBuiltInText(path, locale) ?? []);
  const day =
    latestDay(texts.map(changeDayOf)) ??
    upstreamDays[path] ??
    contentDays[path] ??
    messageDays[path]?.day;
  if (!day) throw new Error(`No day for ${path}: npm run page-days`);
  return day;
}
