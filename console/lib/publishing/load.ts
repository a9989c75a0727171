/** Articles and campaigns as the screens read them. */
import 'server-only';
import { cache } from 'react';
import { faultsOfDraft } from '@superbrowser/backend/operator/publishing/drafts';
import { families } from '@superbrowser/backend/operator/publishing/families';
import {
  pieceAt,
  piecesOf,
  versionOfPiece,
  type Piece,
} from '@superbrowser/backend/operator/publishing/store';
import { noVersion } from '@superbrowser/backend/operator/run';
import { configuredSurroundings } from '@superbrowser/backend/operator/command/surroundings';
import { localeField, valuesIn, type DraftValues } from '@/lib/publishing/draft-fields';
import { fileLocales, type FileLocale } from '@/lib/publishing/kinds';
import { database } from '../database';
import type { Folder } from './folders';

/** Newest change first. */
export async function listedPieces(folder: Folder): Promise<Piece[]> {
  const pieces = await piecesOf(families[folder], await database());
  return pieces.sort((a, b) => b.changed_at.localeCompare(a.changed_at));
}

export const onePiece = cache(async (folder: Folder, slug: string): Promise<Piece | null> =>
  pieceAt(families[folder], slug, await database()),
);

/** What a form was made for: the mark of the version it shows. */
export const markOf = (piece: Piece | null): string => versionOfPiece(piece)?.mark ?? noVersion;

/** Its name in a language; undefined while it has none. */
export const titleIn = (
  folder: Folder,
  { values }: Pick<Piece, 'values'>,
  locale: FileLocale,
): string | undefined => values[localeField(locale, families[folder].titleField)] || undefined;

/** Its name in whatever language it has one, the language of the page first. */
export const titleOf = (
  folder: Folder,
  piece: Pick<Piece, 'values'>,
  locale: FileLocale,
): string | undefined =>
  [locale, ...fileLocales].map((one) => titleIn(folder, piece, one)).find(Boolean);

/** What keeps it from being published. */
export const faultsOf = (folder: Folder, values: DraftValues) =>
  faultsOfDraft(families[folder], values, Date.now());

/** What a new one begins with: today, or the whole sample. */
export function startValues(folder: Folder, withSample: boolean): DraftValues {
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  const family = families[folder];
  return withSample ? valuesIn(family.template(today), family.fields) : { publishedOn: today };
}

/** Its page on the site; null while nobody can see it. */
export const publicAddress = (folder: Folder, { slug, live }: Piece): string | null =>
  live ? `${configuredSurroundings().siteOrigin}/${folder}/${slug}` : null;

/** Whether the site shows what is stored here at all. */
export const hasOwnContent = (): boolean => !configuredSurroundings().hasUpstream;

/** Every campaign that has dates, the latest start first. */
export const allActivities = async () =>
  (await database()).selectFrom('activities').selectAll().orderBy('start_at', 'desc').execute();
