/** What is published, and what is being written beside it. */
import 'server-only';
import { createHash } from 'node:crypto';
import {
  fileWith,
  missingLocales,
  valuesIn,
  type DraftValues,
} from '@/lib/publishing/draft-fields';
import type { FileLocale } from '@/lib/publishing/kinds';
import { iso } from '../../database/tables';
import type { Db } from '../../database/open';
import type { DraftRow, PublishedRow } from '../../database/tables';
import { refuse, type OperatorContext, type Version } from '../verb';
import type { PublishedFamily, Stored } from './families';
import { leaveRoom } from './file';

type Folder = PublishedFamily['folder'];

export const findPublished = (folder: Folder, slug: string, db: Db) =>
  db
    .selectFrom('published')
    .selectAll()
    .where('family', '=', folder)
    .where('slug', '=', slug)
    .executeTakeFirst();

export const findDraft = (folder: Folder, slug: string, db: Db) =>
  db
    .selectFrom('drafts')
    .selectAll()
    .where('family', '=', folder)
    .where('slug', '=', slug)
    .executeTakeFirst();

export const unknownPiece = ({ name }: Pick<PublishedFamily, 'name'>, which: string) =>
  refuse(
    `There is no ${name.en} ${which} in the store.`,
    `没有地址为 ${which} 的${name.zh}（内置的不在此列）。`,
  );

/**
 * Makes a record public.
 * @returns whether there was one of this slug before
 * @throws OperatorRefusal when something in the store is in the way
 */
export async function keepPublished<T extends Stored>(
  family: PublishedFamily<T>,
  { source, record }: { readonly source: string; readonly record: T },
  { db, now }: Pick<OperatorContext, 'db' | 'now'>,
): Promise<boolean> {
  const { folder } = family;
  const known = await findPublished(folder, record.slug, db);
  const key = { family: folder, slug: record.slug };
  const row = { record: JSON.stringify(record), source, changed_at: iso(now) };
  await leaveRoom(folder, { ...key, ...row }, db);
  await family.keep?.(record, !known, db);
  await db
    .insertInto('published')
    .values({ ...key, ...row })
    .onConflict((conflict) => conflict.columns(['family', 'slug']).doUpdateSet(row))
    .execute();
  return Boolean(known);
}

/** Takes a page down. @returns what it was; null where there was none */
export async function takeDown(
  family: PublishedFamily,
  slug: string,
  db: Db,
): Promise<PublishedRow | null> {
  const row = await db
    .deleteFrom('published')
    .where('family', '=', family.folder)
    .where('slug', '=', slug)
    .returningAll()
    .executeTakeFirst();
  if (row) await family.forget?.(slug, db);
  return row ?? null;
}

/** Where an article or a campaign stands: `changed` is public, with changes nobody sees yet. */
export const pieceStates = ['draft', 'published', 'changed', 'archived'] as const;
export type PieceState = (typeof pieceStates)[number];

export interface Piece {
  readonly slug: string;
  readonly state: PieceState;
  /** What is written, be it public or not. */
  readonly values: DraftValues;
  readonly missing: readonly FileLocale[];
  readonly changed_at: string;
  /** Null where only the command line knows. */
  readonly changed_by: string | null;
  /** What is public; null where nothing is. */
  readonly live: PublishedRow | null;
}

function pieceOf(
  family: PublishedFamily,
  draft: DraftRow | undefined,
  live: PublishedRow | undefined,
): Piece | null {
  const newest = draft ?? live;
  if (!newest) return null;
  const values = draft
    ? (JSON.parse(draft.content) as DraftValues)
    : valuesIn(live?.source ?? '', family.fields);
  const ofDraft = live ? 'changed' : (draft?.state ?? 'draft');
  return {
    slug: newest.slug,
    state: draft ? ofDraft : 'published',
    values,
    missing: missingLocales(values, family.fields),
    changed_at: newest.changed_at,
    changed_by: draft?.changed_by ?? null,
    live: live ?? null,
  };
}

/** An article or a campaign in whatever state it is; null where there is none. */
export async function pieceAt(
  family: PublishedFamily,
  slug: string,
  db: Db,
): Promise<Piece | null> {
  const { folder } = family;
  const [draft, live] = [await findDraft(folder, slug, db), await findPublished(folder, slug, db)];
  return pieceOf(family, draft, live);
}

/** All of a family, in the order of their slugs. */
export async function piecesOf(family: PublishedFamily, db: Db): Promise<Piece[]> {
  const drafts = await db
    .selectFrom('drafts')
    .selectAll()
    .where('family', '=', family.folder)
    .execute();
  const live = await db
    .selectFrom('published')
    .selectAll()
    .where('family', '=', family.folder)
    .execute();
  const slugs = [...new Set([...drafts, ...live].map(({ slug }) => slug))].sort();
  const at = <Row extends { slug: string }>(rows: readonly Row[], slug: string) =>
    rows.find((row) => row.slug === slug);
  return slugs.flatMap((slug) => pieceOf(family, at(drafts, slug), at(live, slug)) ?? []);
}

/** Another text for other contents, and for what was published meanwhile. */
export function versionOfPiece(piece: Piece | null): Version | null {
  if (!piece) return null;
  const { state, values, changed_at, changed_by, live } = piece;
  const all = JSON.stringify([state, values, changed_at, live?.changed_at]);
  const mark = createHash('sha256').update(all).digest('base64url').slice(0, 22);
  return { mark, who: changed_by, at: changed_at };
}

/** What the audit says of it: the state, and by what the text can be told from another. */
export const pieceFacts = (piece: Piece | null, { fields }: PublishedFamily) => ({
  state: piece?.state ?? 'none',
  ...(piece && {
    sha256: createHash('sha256').update(fileWith(piece.values, fields)).digest('hex').slice(0, 12),
  }),
});
