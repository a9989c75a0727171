/** Stores published texts, and reads them together with drafts. */
import 'server-only';
import { createHash } from 'node:crypto';
import {
  missingLocales,
  textsOfEntry,
  entryValuesOf,
  type EntryValues,
  type UnvalidatedTexts,
} from '@superbrowser/contract/content/entry-values';
import {
  pathSegmentByCollection,
  type StaffCollectionName,
} from '@superbrowser/contract/content/staff-collections';
import type { ContentLocale } from '@superbrowser/contract/content/content-locales';
import { maxPublishedTexts } from '@superbrowser/contract/endpoints';
import { bilingual } from '@superbrowser/shared/bilingual-text';
import { toInstant } from '../../../database/stored-instant';
import type { Db } from '../../../database/open-database';
import type { DraftRow, PublishedTextRow } from '../../../database/tables/content';
import { refusalError } from '../../../common/operation-error';
import type { AuthorizedContext } from '../../../records/authorized-context';
import type { ContentCollection, Texts } from './collections';

const publishedRowsQuery = (db: Db, collectionName: StaffCollectionName) =>
  db
    .selectFrom('published_texts')
    .selectAll()
    .where('family', '=', pathSegmentByCollection[collectionName])
    .orderBy('slug')
    .orderBy('language');

const findDraft = (db: Db, collectionName: StaffCollectionName, slug: string) =>
  db
    .selectFrom('drafts')
    .selectAll()
    .where('family', '=', pathSegmentByCollection[collectionName])
    .where('slug', '=', slug)
    .executeTakeFirst();

/** The refusal for a slug that is not stored. Built-in texts are not stored either, because they are in the code. */
export const unknownEntryRefusal = (
  { nounWithArticle, title }: Pick<ContentCollection, 'nounWithArticle' | 'title'>,
  slug: string,
) =>
  refusalError(
    bilingual(
      `没有地址为 ${slug} 的${title.zh}（内置的不在此列）。`,
      `There is not ${nounWithArticle.en} at the address ${slug} (built-in ones do not count).`,
    ),
  );

/**
 * Largest total size of a collection in bytes. One response contains all texts of a collection, and maxResponseBytes of
 * lib/core/upstream limits it.
 */
const maxCollectionBytes = 4 * 1024 * 1024;

const bytesOf = ({ fields, body }: Pick<PublishedTextRow, 'fields' | 'body'>): number =>
  Buffer.byteLength(fields) + Buffer.byteLength(body);

/** @throws OperationError where the collection would exceed its largest size */
async function requireCapacity(
  db: Db,
  collectionName: StaffCollectionName,
  slug: string,
  rows: readonly PublishedTextRow[],
): Promise<void> {
  const otherRows = (await publishedRowsQuery(db, collectionName).execute()).filter(
    (row) => row.slug !== slug,
  );
  const count = new Set(otherRows.map((row) => row.slug)).size;
  const bytes = [...otherRows, ...rows].reduce((sum, row) => sum + bytesOf(row), 0);
  if (count >= maxPublishedTexts || bytes > maxCollectionBytes)
    throw refusalError(
      bilingual(
        `已公开 ${count} 篇，总量已达上限：请先下线一篇。`,
        `${count} are public already, and there is no room for more: archive one first.`,
      ),
    );
}

/**
 * Publishes texts, and takes down languages that are not among them.
 * @returns whether a text with this slug was public before
 * @throws OperationError where the collection would exceed its largest size, or a stored record conflicts
 */
export async function storePublished(
  collection: ContentCollection,
  slug: string,
  texts: Texts,
  { db, now }: Pick<AuthorizedContext, 'db' | 'now'>,
): Promise<boolean> {
  const { collectionName } = collection;
  const rows = Object.entries(texts).map(([language, { fields, body }]) => ({
    family: pathSegmentByCollection[collectionName],
    slug,
    language: language as ContentLocale,
    fields: JSON.stringify(fields),
    body,
    changed_at: toInstant(now),
  }));
  const replacedRows = await publishedRowsQuery(db, collectionName)
    .where('slug', '=', slug)
    .execute();
  await requireCapacity(db, collectionName, slug, rows);
  await collection.storeActivity?.(db, slug, texts, replacedRows.length === 0);
  await deleteTexts(db, collectionName, slug);
  await db.insertInto('published_texts').values(rows).execute();
  return replacedRows.length > 0;
}

const deleteTexts = (db: Db, collectionName: StaffCollectionName, slug: string) =>
  db
    .deleteFrom('published_texts')
    .where('family', '=', pathSegmentByCollection[collectionName])
    .where('slug', '=', slug)
    .returningAll()
    .execute();

/** Takes the text with a slug down, in all languages. @returns the removed text; null where there was none */
export async function unpublishTexts(
  db: Db,
  collection: ContentCollection,
  slug: string,
): Promise<UnvalidatedTexts | null> {
  const rows = await deleteTexts(db, collection.collectionName, slug);
  if (rows.length === 0) return null;
  await collection.removeActivity?.(db, slug);
  return textsByLocale(rows);
}

/** Parses the stored fields without validating them. */
const textsByLocale = (rows: readonly PublishedTextRow[]): UnvalidatedTexts =>
  Object.fromEntries(
    rows.map(({ language, fields, body }) => [
      language,
      { fields: JSON.parse(fields) as object, body },
    ]),
  );

/** The state of an article or a campaign; `changed` means public with unpublished changes. */
export const entryStates = ['draft', 'published', 'changed', 'archived'] as const;
export type EntryState = (typeof entryStates)[number];

export interface StoredEntry {
  readonly slug: string;
  readonly state: EntryState;
  /** The latest text, public or not. */
  readonly values: EntryValues;
  readonly missingLocales: readonly ContentLocale[];
  readonly changed_at: string;
  /** Null where the audit entry is already deleted. */
  readonly changed_by: string | null;
  /** The public text, by language; null where no text is public. */
  readonly publishedTexts: UnvalidatedTexts | null;
}

/** The last actor and time of any of the given operations, by record. */
export async function loadLastChanges(db: Db, verbs: readonly string[], slug?: string) {
  const rows = await db
    .selectFrom('audit_lines')
    .select(['subject', 'who', 'at'])
    .where('verb', 'in', verbs)
    .$if(slug !== undefined, (query) => query.where('subject', '=', slug ?? ''))
    .orderBy('at')
    .execute();
  return new Map(rows.map(({ subject, ...row }) => [subject ?? '', row]));
}

const publishingVerbs = ({ recordTypeName, earlierRecordTypeName }: ContentCollection) =>
  [recordTypeName, earlierRecordTypeName].flatMap((name) => [`${name} publish`, `${name} add`]);

function toEntry(
  { collectionName }: ContentCollection,
  draft: DraftRow | undefined,
  rows: readonly PublishedTextRow[],
  lastPublications: Awaited<ReturnType<typeof loadLastChanges>>,
): StoredEntry | null {
  const newestRow = draft ?? rows[0];
  if (!newestRow) return null;
  const publishedTexts = rows.length > 0 ? textsByLocale(rows) : null;
  const values = draft
    ? (JSON.parse(draft.content) as EntryValues)
    : entryValuesOf(newestRow.slug, publishedTexts ?? {}, collectionName);
  const draftState = publishedTexts ? 'changed' : (draft?.state ?? 'draft');
  return {
    slug: newestRow.slug,
    state: draft ? draftState : 'published',
    values,
    missingLocales: missingLocales(values, collectionName),
    changed_at: newestRow.changed_at,
    changed_by: draft?.changed_by ?? lastPublications.get(newestRow.slug)?.who ?? null,
    publishedTexts,
  };
}

/** An article or a campaign in any state; null where it does not exist. */
export async function findEntry(
  db: Db,
  collection: ContentCollection,
  slug: string,
): Promise<StoredEntry | null> {
  const { collectionName } = collection;
  const draft = await findDraft(db, collectionName, slug);
  const rows = await publishedRowsQuery(db, collectionName).where('slug', '=', slug).execute();
  return toEntry(
    collection,
    draft,
    rows,
    await loadLastChanges(db, publishingVerbs(collection), slug),
  );
}

/** All texts of a collection, ordered by slug. */
export async function loadEntries(db: Db, collection: ContentCollection): Promise<StoredEntry[]> {
  const drafts = await db
    .selectFrom('drafts')
    .selectAll()
    .where('family', '=', pathSegmentByCollection[collection.collectionName])
    .execute();
  const publishedRows = await publishedRowsQuery(db, collection.collectionName).execute();
  const lastPublications = await loadLastChanges(db, publishingVerbs(collection));
  const slugs = [...new Set([...drafts, ...publishedRows].map(({ slug }) => slug))].sort();
  return slugs.flatMap((slug) => {
    const draft = drafts.find((row) => row.slug === slug);
    return (
      toEntry(
        collection,
        draft,
        publishedRows.filter((row) => row.slug === slug),
        lastPublications,
      ) ?? []
    );
  });
}

/** Identifies the content of a text. */
export const digestOf = ({ values }: StoredEntry, { collectionName }: ContentCollection): string =>
  createHash('sha256')
    .update(JSON.stringify(textsOfEntry(values, collectionName)))
    .digest('hex')
    .slice(0, 12);
