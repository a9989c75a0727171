/** Loads articles and campaigns for the screens of the console. */
import 'server-only';
import { cache } from 'react';
import {
  contentCollections,
  type ContentCollection,
} from '@superbrowser/backend/admin/record-types/articles/collections';
import {
  loadEntry as loadStoredEntry,
  type StoredEntry,
} from '@superbrowser/backend/admin/record-types/articles/store';
import { openRecord } from '@superbrowser/backend/records/read-records';
import { readDeployment } from '@superbrowser/backend/deployment';
import { validateDraft } from '@superbrowser/backend/admin/record-types/articles/validate';
import { campaignRecords, newsRecords } from '@superbrowser/backend/admin/record-types/articles';
import { templateFile } from '@superbrowser/backend/admin/record-types/articles/operations';
import {
  fieldNames,
  localeField,
  draftValuesOf,
  type DraftValues,
} from '@superbrowser/contract/content/drafts';
import { parseContentFile } from '@superbrowser/contract/content/front-matter';
import { contentLocales, type ContentLocale } from '@superbrowser/contract/content/categories';
import { beijingDay } from '@superbrowser/contract/beijing-time';
import { hasPage } from '@/lib/pages';
import type { SentTarget } from '@superbrowser/console/lib/forms/form-data';
import { actorOf, createOperationEnvironment } from '@superbrowser/console/lib/operations';
import { editorPath } from '@superbrowser/console/lib/record-paths';
import type { SignedInStaff } from '@superbrowser/console/lib/session';
import { getDatabase } from '@superbrowser/console/lib/database';

export type ContentFolder = ContentCollection['folder'];

interface EditorRoute {
  /** Names of its section and of its messages. */
  readonly section: 'news' | 'campaigns';
  readonly path: '/news' | '/campaigns';
  /** First word of its verbs (`<record type> <operation>`). */
  readonly recordTypeName: ContentCollection['recordTypeName'];
}

export const editorRoutes: Readonly<Record<ContentFolder, EditorRoute>> = {
  news: { section: 'news', path: '/news', recordTypeName: contentCollections.news.recordTypeName },
  activity: {
    section: 'campaigns',
    path: '/campaigns',
    recordTypeName: contentCollections.activity.recordTypeName,
  },
};

/** The path of an entry's editor; without a slug, that for a new entry. */
export const editPath = (folder: ContentFolder, slug?: string): string =>
  editorPath(editorRoutes[folder].section, slug);

export const previewPath = (folder: ContentFolder, slug: string, locale: string): string =>
  `/preview/${folder}/${slug}/${locale}`;

/** An article or a campaign, read once per request; null where it does not exist. */
export const loadEntry = cache(
  async (folder: ContentFolder, slug: string): Promise<StoredEntry | null> =>
    loadStoredEntry(await getDatabase(), contentCollections[folder], slug),
);

/** The key and displayed version of the article or campaign a form changes. */
export async function loadFormTarget(
  staffMember: SignedInStaff,
  folder: ContentFolder,
  slug: string,
): Promise<SentTarget & { version: string }> {
  const recordType = folder === 'news' ? newsRecords : campaignRecords;
  const { key, version } = await openRecord(
    recordType,
    slug,
    actorOf(staffMember),
    await createOperationEnvironment(),
  );
  return { key, version };
}

/** The title of an entry in a language; undefined without one. */
export const titleIn = (
  folder: ContentFolder,
  { values }: Pick<StoredEntry, 'values'>,
  locale: ContentLocale,
): string | undefined =>
  values[localeField(locale, contentCollections[folder].titleField)] || undefined;

/** The title of an entry in the page's language, or else in the other one. */
export const titleOrFallback = (
  folder: ContentFolder,
  entry: Pick<StoredEntry, 'values'>,
  locale: ContentLocale,
): string | undefined =>
  [locale, ...contentLocales].map((candidate) => titleIn(folder, entry, candidate)).find(Boolean);

/** Issues that prevent publishing. */
export async function loadIssues(folder: ContentFolder, values: DraftValues) {
  const context = { db: await getDatabase(), now: Date.now(), hasPage };
  const issues = await validateDraft(contentCollections[folder], values, context);
  const order = fieldNames(folder);
  // In the order of the form's fields, then by line.
  return [...issues].sort(
    (a, b) => order.indexOf(a.field) - order.indexOf(b.field) || (a.line ?? 0) - (b.line ?? 0),
  );
}

/** The initial values of a new entry: today's date, or the whole sample. */
export function initialDraftValues(folder: ContentFolder, usesSample: boolean): DraftValues {
  const today = beijingDay(Date.now());
  if (!usesSample) return { publishedOn: today };
  const texts = contentLocales.map((locale) => {
    const { data, body } = parseContentFile(templateFile(folder, locale, today));
    return [locale, { fields: data as object, body: body.trim() }] as const;
  });
  return draftValuesOf('', Object.fromEntries(texts), folder);
}

/** The address of an entry's page on the site, in Chinese if possible; null while it is not public. */
export function publicUrl(folder: ContentFolder, { slug, live }: StoredEntry): string | null {
  if (!live) return null;
  const { siteOrigin } = readDeployment();
  return `${siteOrigin}${live['zh-CN'] ? '' : '/en'}/${folder}/${slug}`;
}

/** Whether the site shows texts from this database. */
export const servesEmbeddedContent = (): boolean => !readDeployment().hasUpstream;
