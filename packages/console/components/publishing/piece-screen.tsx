import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import { notFound, redirect } from 'next/navigation';
import { Badge } from '@/components/ui/badge';
import type { Piece } from '@superbrowser/backend/operator/publishing/store';
import type { DraftValues } from '@superbrowser/contract/content/drafts';
import { Frame } from '@superbrowser/console/ui/frame';
import { NoteLine } from '@superbrowser/console/ui/form';
import { withNote } from '@superbrowser/console/lib/forms/back';
import type { Note } from '@superbrowser/console/lib/forms/notes';
import { filled, noteOf, one } from '@superbrowser/console/lib/forms/page-note';
import type { Query } from '@superbrowser/console/lib/list/address';
import { editPath, places, type Folder } from '@superbrowser/console/lib/publishing/folders';
import {
  markOf,
  onePiece,
  publicAddress,
  startValues,
  titleOf,
} from '@superbrowser/console/lib/publishing/load';
import { personFor } from '@superbrowser/console/lib/who/person';
import { FromUpstream } from './from-upstream';
import { PieceActions } from './piece-actions';
import { Pictures } from './pictures';
import { PieceEditor } from './piece-editor';
import type { EditorFields } from './stored-now';
import { Previews } from './previews';
import { stateTones } from './states';

interface PieceScreenProps {
  readonly folder: Folder;
  readonly query: Query;
}

/** A new one that was just saved has an address of its own from then on; one that was dropped has none any more. */
function leave(folder: Folder, query: Query, note: Note | null): void {
  const id = one(query, 'note');
  if (note?.kind !== 'done' || !note.record || !id) return;
  const isGone = note.verb === `${places[folder].word} discard`;
  redirect(withNote(isGone ? places[folder].path : editPath(folder, note.record), id));
}

/** What the form begins with: what was entered and refused, else what is stored. */
async function fieldsFor(
  folder: Folder,
  note: Note | null,
  { piece, start }: { piece: Piece | null; start: DraftValues },
): Promise<EditorFields> {
  const verb = `${places[folder].word} save`;
  const { value, error } = await filled(note, verb);
  const isRefused = note?.kind === 'refused' && note.verb === verb;
  const isChanged = isRefused && note.changed !== undefined;
  const values = piece?.values ?? start;
  return {
    // A field that was sent empty is not filled again from what is stored.
    value: (name) => (isRefused ? (value(name) ?? '') : (values[name] ?? '')),
    error,
    stored: isChanged && piece ? { values, who: piece.changed_by, at: piece.changed_at } : null,
  };
}

async function Head({ folder, piece }: { folder: Folder; piece: Piece | null }) {
  const [t, format] = [await getTranslations('console.publishing'), await getFormatter()];
  const { section, path } = places[folder];
  const link = 'inline-flex min-h-11 items-center text-blue-700 hover:underline';
  const address = piece && publicAddress(folder, piece);
  const at = piece && format.dateTime(new Date(piece.changed_at), 'instant');
  const title = piece && titleOf(folder, piece, (await getLocale()) as 'zh-CN' | 'en-US');
  return (
    <>
      <a href={path} className={link}>
        {t(`${section}.back`)}
      </a>
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-1">
        <h1 className="text-h3">{piece ? (title ?? t('untitled')) : t(`${section}.newTitle`)}</h1>
        {piece && <Badge tone={stateTones[piece.state]}>{t(`states.${piece.state}`)}</Badge>}
        {piece?.missing.map((locale) => (
          <Badge key={locale} tone="soft">
            {t('missing', { language: t(`locales.${locale}`) })}
          </Badge>
        ))}
        {piece && at && (
          <p className="text-text-3">
            {piece.changed_by ? t('changedBy', { at, who: piece.changed_by }) : at}
          </p>
        )}
        {address && (
          <a href={address} target="_blank" rel="noreferrer" className={link}>
            {t('open')}
          </a>
        )}
        {!piece && (
          <a href={`${editPath(folder)}?sample=1`} className={link}>
            {t('sample')}
          </a>
        )}
      </div>
    </>
  );
}

/** The screen on which an article or a campaign is written, seen as it will be, and published. */
export async function PieceScreen({ folder, query }: PieceScreenProps) {
  const { section, word } = places[folder];
  const person = await personFor(`${word} save`);
  const note = await noteOf(query, person);
  const slug = one(query, 'slug');
  const piece = slug ? await onePiece(folder, slug) : null;
  if (!piece) leave(folder, query, note);
  if (slug && !piece) notFound();
  const start = startValues(folder, one(query, 'sample') === '1');
  const fields = await fieldsFor(folder, note, { piece, start });
  const back = editPath(folder, slug);
  // Of a new one whose address somebody else has taken meanwhile.
  const taken = piece ? null : await onePiece(folder, fields.value('slug'));
  return (
    <Frame person={person} section={section} back={back}>
      <Head folder={folder} piece={piece} />
      <FromUpstream />
      <NoteLine note={note} person={person} back={back} />
      <div className="grid gap-6">
        <PieceEditor
          person={person}
          folder={folder}
          slug={piece?.slug ?? null}
          seen={markOf(piece)}
          fields={
            taken
              ? {
                  ...fields,
                  stored: { values: taken.values, who: taken.changed_by, at: taken.changed_at },
                }
              : fields
          }
        />
        {folder === 'news' && <Pictures person={person} />}
        {piece && (
          <>
            <PieceActions person={person} folder={folder} piece={piece} note={note} />
            <Previews folder={folder} piece={piece} />
          </>
        )}
      </div>
    </Frame>
  );
}
