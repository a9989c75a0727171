/** Articles and cases by the address of their page. */
import { findRoute, isDetail, type DetailPath, type Route } from '@/lib/routes';
import { cases } from './cases';
import { articles } from './news';
import type { Article, CaseRecord } from './types';

const records = new Map<string, Article | CaseRecord>([
  ...articles.map((article) => [`/news/${article.slug}`, article] as const),
  ...cases.map((record) => [`/cases/${record.slug}`, record] as const),
]);

/** The record behind a detail page. */
export function detailOf(path: DetailPath): Article | CaseRecord {
  const record = records.get(path);
  if (!record) throw new Error(`No record for ${path}`);
  return record;
}

/** The day a record was last changed. */
export const changedOn = (record: Article | CaseRecord): string =>
  'updatedOn' in record && record.updatedOn ? record.updatedOn : record.publishedOn;

/** The record behind any page, if it is a detail page. */
export function recordOf(path: string): Article | CaseRecord | undefined {
  const route = findRoute(path) as Route | undefined;
  return route && isDetail(route) ? detailOf(route.path) : undefined;
}
