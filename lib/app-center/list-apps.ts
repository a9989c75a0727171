/** Searches the app center: which apps match, in which order, one page at a time. */
import type { AppCategory, AppKind } from '@superbrowser/contract/content/app-categories';
import type { AppRecord } from '@/lib/content/changelog-announcements-apps';
import type { AppQuery } from './app-query';

/** Cards on a page: three rows of three. */
export const pageSize = 9;

type AppText = AppRecord['text']['zh-CN'];

/** An app in one language. */
export interface AppEntry extends AppText {
  readonly slug: string;
  readonly kind: AppKind;
  readonly category: AppCategory;
}

export interface AppListPage {
  readonly entries: readonly AppEntry[];
  /** Number of matches on all pages together. */
  readonly total: number;
}

/** Lowercase text with full-width forms replaced, so that a search ignores both. */
const normalizedText = (text: string) => text.normalize('NFKC').toLowerCase();

/**
 * One page of matches. Every word of the search must be in the app's name, description or reach. Apps whose name
 * contains all words come first.
 */
export function listApps(
  records: readonly AppRecord[],
  { locale, q, category, page }: AppQuery,
): AppListPage {
  const words = normalizedText(q).split(/\s+/).filter(Boolean);
  const hasAllWords = (text: string) => words.every((word) => normalizedText(text).includes(word));
  const matches = records
    .filter((record) => category === undefined || record.category === category)
    .map(({ slug, kind, category: recordCategory, text }) => ({
      slug,
      kind,
      category: recordCategory,
      ...text[locale],
    }))
    .filter(({ name, text, reach }) => hasAllWords(`${name} ${text} ${reach}`));
  const nameMatches = matches.filter(({ name }) => hasAllWords(name));
  const ranked = [...nameMatches, ...matches.filter((entry) => !nameMatches.includes(entry))];
  const start = (page - 1) * pageSize;
  return { entries: ranked.slice(start, start + pageSize), total: ranked.length };
}
