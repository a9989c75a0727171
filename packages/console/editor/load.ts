/** Articles and campaigns: where the console has them, and what its screens read of them. */
import 'server-only';
import { cache } from 'react';
import {
  contentCollections,
  type ContentCollection,
} from '@superbrowser/backend/admin/record-types/articles/collections';
import {
  loadEntry as loadStoredEntry,
  type Entry,
} from '@superbrowser/backend/admin/record-types/articles/store';
import { openRecord } from '@superbrowser/backend/admin/read-records';
import { configuredDeployment } from '@superbrowser/backend/admin/deployment';
import { issuesOfDraft } from '@superbrowser/backend/admin/record-types/articles/validate';
import { campaigns, news } from '@superbrowser/backend/admin/record-types/articles';
import { templateFile } from '@superbrowser/backend/admin/record-types/articles/operations';
import {
  fieldNames,
  localeField,
  valuesOf,
  type DraftValues,
} from '@superbrowser/contract/content/drafts';
import { readContentFile } from '@superbrowser/contract/content/front-matter';
import { contentLocales, type ContentLocale } from '@superbrowser/contract/content/categories';
import { chinaDay } from '@superbrowser/contract/china-day';
import { hasPage } from '@/lib/pages';
import type { SentTarget } from '../lib/forms/form-data';
import { actorOf, operationEnvironment } from '../lib/operations';
import type { StaffUser } from '../lib/session';
import { database } from '../lib/database';

export type Folder = ContentCollection['folder'];

interface Place {
  /** Names of its section and of its messages. */
  readonly section: 'news' | 'campaigns';
  readonly path: '/news' | '/campaigns';
  /** First word of its verbs. */
  readonly word: ContentCollection['command'];
}

export const editorRoutes: Readonly<Record<Folder, Place>> = {
  news: { section: 'news', path: '/news', word: contentCollections.news.command },
  activity: { section: 'campaigns', path: '/campaigns', word: contentCollections.activity.command },
};

/** Where one of them is written; without a slug where a new one is. */
export const editPath = (folder: Folder, slug?: string): string =>
  `${editorRoutes[folder].path}/edit${slug ? `?slug=${encodeURIComponent(slug)}` : ''}`;

export const previewPath = (folder: Folder, slug: string, locale: string): string =>
  `/preview/${folder}/${slug}/${locale}`;

export const loadEntry = cache(async (folder: Folder, slug: string): Promise<Entry | null> =>
  loadStoredEntry(contentCollections[folder], slug, await database()),
);

/** What a form is made for: the article or campaign in the version it shows. */
export async function loadTarget(
  viewer: StaffUser,
  folder: Folder,
  slug: string,
): Promise<SentTarget & { version: string }> {
  const record = folder === 'news' ? news : campaigns;
  const { key, version } = await openRecord(
    record,
    slug,
    actorOf(viewer),
    await operationEnvironment(),
  );
  return { key, version };
}

/** Its name in a language; undefined while it has none. */
export const titleIn = (
  folder: Folder,
  { values }: Pick<Entry, 'values'>,
  locale: ContentLocale,
): string | undefined =>
  values[localeField(locale, contentCollections[folder].titleField)] || undefined;

/** Its name in whatever language it has one, the language of the page first. */
export const titleOrFallback = (
  folder: Folder,
  entry: Pick<Entry, 'values'>,
  locale: ContentLocale,
): string | undefined =>
  [locale, ...contentLocales].map((one) => titleIn(folder, entry, one)).find(Boolean);

/** What keeps it from being published. */
export async function loadIssues(folder: Folder, values: DraftValues) {
  const context = { db: await database(), now: Date.now(), hasPage };
  const issues = await issuesOfDraft(contentCollections[folder], values, context);
  const order = fieldNames(folder);
  // In the order of the form, from the first line to the last.
  return [...issues].sort(
    (a, b) => order.indexOf(a.field) - order.indexOf(b.field) || (a.line ?? 0) - (b.line ?? 0),
  );
}

/** What a new one begins with: today, or the whole sample. */
export function startValues(folder: Folder, withSample: boolean): DraftValues {
  const today = chinaDay(Date.now());
  if (!withSample) return { publishedOn: today };
  const texts = contentLocales.map((locale) => {
    const { data, body } = readContentFile(templateFile(folder, locale, today));
    return [locale, { fields: data as object, body: body.trim() }] as const;
  });
  return valuesOf('', Object.fromEntries(texts), folder);
}

/** Its page on the site, the Chinese one where there is one; null while it is not public. */
export function publicAddress(folder: Folder, { slug, live }: Entry): string | null {
  if (!live) return null;
  const { siteOrigin } = configuredDeployment();
  return `${siteOrigin}${live['zh-CN'] ? '' : '/en'}/${folder}/${slug}`;
}

/** Whether the site shows what is stored here at all. */
export const hasOwnContent = (): boolean => !configuredDeployment().hasUpstream;
