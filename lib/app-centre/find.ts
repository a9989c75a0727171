/** What the catalogue answers: which applications, in which order, a page at a time. */
import type { AppRecord } from '@/lib/content/types';
import type { AppQuery } from './app-query';
import type { AppCategory, AppKind } from '@superbrowser/contract/content/app-kinds';

/** Cards a page: three rows of three. */
export const pageLength = 9;

type AppText = AppRecord['text']['zh-CN'];

/** An application in one language. */
export interface AppEntry extends AppText {
  readonly slug: string;
  readonly kind: AppKind;
  readonly category: AppCategory;
}

export interface AppPage {
  readonly entries: readonly AppEntry[];
  /** How many there are on all pages together. */
  readonly total: number;
}

/** Case and full-width forms do not matter. */
const fold = (text: string) => text.normalize('NFKC').toLowerCase();

/**
 * One page of what fits. Every word of the search has to be in name, description or reach; those
 * that have them all in the name come first.
 */
export function findApps(
  records: readonly AppRecord[],
  { locale, q, category, page }: AppQuery,
): AppPage {
  const words = fold(q).split(/\s+/).filter(Boolean);
  const holds = (text: string) => words.every((word) => fold(text).includes(word));
  const fitting = records
    .filter((record) => category === undefined || record.category === category)
    .map(({ slug, kind, category: of, text }) => ({ slug, kind, category: of, ...text[locale] }))
    .filter(({ name, text, reach }) => holds(`${name} ${text} ${reach}`));
  const named = fitting.filter(({ name }) => holds(name));
  const ordered = [...named, ...fitting.filter((entry) => !named.includes(entry))];
  const from = (page - 1) * pageLength;
  return { entries: ordered.slice(from, from + pageLength), total: ordered.length };
}
