/** Every page of lib/pages.ts in both languages. */
import { pagePath } from '@/lib/core/i18n/paths';
import { routing, type Locale } from '@/lib/core/i18n/routing';
import { texts } from '@/lib/generated/texts';
import { pages, type Page, type PagePath } from '@/lib/pages';

/** Queries that pages need to show their usual content. */
const queryByPage: Partial<Record<PagePath, `?${string}`>> = {
  '/oauth': '?state=missing',
  '/redirect': '?target=https://partner.example/offer',
};

/** The path of a page, with the query it needs. */
export const pathToOpen = (locale: Locale, path: PagePath): string =>
  pagePath(locale, path, queryByPage[path] ?? '');

export interface LocalizedPage {
  /** Its row in lib/pages.ts. */
  readonly row: Page;
  readonly locale: Locale;
  readonly path: string;
  /** Path to open in tests, with the query that the page needs. */
  readonly pathToOpen: string;
}

export const localizedPages: readonly LocalizedPage[] = pages.flatMap((row) =>
  routing.locales.map((locale) => ({
    row,
    locale,
    path: pagePath(locale, row.path),
    pathToOpen: pathToOpen(locale, row.path),
  })),
);

/** Whether a page is of an ended campaign, by its own dates: no upstream of the tests changes built-in campaigns. */
export function isEndedCampaign({ path }: Page): boolean {
  const campaign = texts.campaigns[path.replace('/activity/', '')]?.['zh-CN'];
  return campaign !== undefined && Date.parse(campaign.fields.end) <= Date.now();
}

/** Whether search engines may show a page; an ended campaign is excluded. */
export const isIndexable = (row: Page): boolean =>
  (row.priority as number | null) !== null && !isEndedCampaign(row);
