/** Articles and campaigns for the screens of the console: loading them, their titles, issues and paths. */
import 'server-only';
import { cache } from 'react';
import type { Target } from '@superbrowser/backend/records/run-operation';
import {
  contentCollections,
  type ContentCollection,
} from '@superbrowser/backend/admin/record-types/news-and-campaigns/collections';
import {
  findEntry as findStoredEntry,
  type StoredEntry,
} from '@superbrowser/backend/admin/record-types/news-and-campaigns/entry-store';
import { openRecord } from '@superbrowser/backend/records/read-records';
import { readDeploymentSettings } from '@superbrowser/backend/deployment-context';
import { validateEntry } from '@superbrowser/backend/admin/record-types/news-and-campaigns/validate-entry';
import {
  campaignRecordType,
  newsRecordType,
} from '@superbrowser/backend/admin/record-types/news-and-campaigns';
import { sampleText } from '@superbrowser/backend/admin/record-types/news-and-campaigns/entry-operations';
import {
  entryFieldNames,
  localizedFieldName,
  entryValuesOf,
  type EntryValues,
} from '@superbrowser/contract/content/entry-values';
import {
  pathSegmentByCollection,
  type StaffCollectionName,
} from '@superbrowser/contract/content/staff-collections';
import { parseContentFile } from '@superbrowser/contract/content/front-matter';
import { contentLocales, type ContentLocale } from '@superbrowser/contract/content/content-locales';
import { beijingDay } from '@superbrowser/shared/beijing-time';
import {
  actorOf,
  createOperationEnvironment,
} from '@superbrowser/console/lib/operation-environment';
import { editorPath } from '@superbrowser/console/lib/record-paths';
import type { SignedInStaff } from '@superbrowser/console/lib/session';
import { getDatabase } from '@superbrowser/console/lib/database';
import { hasPage } from '@/lib/pages';

/**
 * The record type of a collection, which is the first word of its verbs, and its name in paths and messages of the
 * console.
 */
export const recordTypeNameOf = (
  collectionName: StaffCollectionName,
): ContentCollection['recordTypeName'] => contentCollections[collectionName].recordTypeName;

/** The path of an entry's editor; without a slug, that for a new entry. */
export const entryEditorPath = (collectionName: StaffCollectionName, slug?: string): string =>
  editorPath(recordTypeNameOf(collectionName), slug);

export const previewPath = (
  collectionName: StaffCollectionName,
  slug: string,
  locale: string,
): string => `/preview/${collectionName}/${slug}/${locale}`;

/** An article or a campaign, read once per request; null where it does not exist. */
export const findEditorEntry = cache(
  async (collectionName: StaffCollectionName, slug: string): Promise<StoredEntry | null> =>
    findStoredEntry(await getDatabase(), contentCollections[collectionName], slug),
);

/** The key of the article or campaign that a form changes, and the version that it shows. */
export async function loadEntryTarget(
  staffMember: SignedInStaff,
  collectionName: StaffCollectionName,
  slug: string,
): Promise<Target & { version: string }> {
  const recordType = collectionName === 'news' ? newsRecordType : campaignRecordType;
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
  collectionName: StaffCollectionName,
  { values }: Pick<StoredEntry, 'values'>,
  locale: ContentLocale,
): string | undefined =>
  values[localizedFieldName(locale, contentCollections[collectionName].titleField)] || undefined;

/** The title of an entry in the page's language, or else in the other one. */
export const titleOrFallback = (
  collectionName: StaffCollectionName,
  entry: Pick<StoredEntry, 'values'>,
  locale: ContentLocale,
): string | undefined =>
  [locale, ...contentLocales]
    .map((candidate) => titleIn(collectionName, entry, candidate))
    .find(Boolean);

/** Issues that prevent publishing. */
export async function findIssues(collectionName: StaffCollectionName, values: EntryValues) {
  const context = { db: await getDatabase(), now: Date.now(), hasPage };
  const issues = await validateEntry(contentCollections[collectionName], values, context);
  const order = entryFieldNames(collectionName);
  // Sorted in the order of the form's fields, then by line.
  return [...issues].sort(
    (a, b) => order.indexOf(a.field) - order.indexOf(b.field) || (a.line ?? 0) - (b.line ?? 0),
  );
}

/** The initial values of a new entry: only today's date, or the whole sample. */
export function initialDraftValues(
  collectionName: StaffCollectionName,
  usesSample: boolean,
): EntryValues {
  const today = beijingDay(Date.now());
  if (!usesSample) return { publishedOn: today };
  const texts = contentLocales.map((locale) => {
    const { data, body } = parseContentFile(sampleText(collectionName, locale, today));
    return [locale, { fields: data as object, body: body.trim() }] as const;
  });
  return entryValuesOf('', Object.fromEntries(texts), collectionName);
}

/** The address of an entry's page on the site, in Chinese if possible; null while it is not public. */
export function publicUrl(
  collectionName: StaffCollectionName,
  { slug, publishedTexts }: StoredEntry,
): string | null {
  if (!publishedTexts) return null;
  const { siteOrigin } = readDeploymentSettings();
  return `${siteOrigin}${publishedTexts['zh-CN'] ? '' : '/en'}/${pathSegmentByCollection[collectionName]}/${slug}`;
}
