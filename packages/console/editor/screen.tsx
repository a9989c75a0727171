import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import { notFound, redirect } from 'next/navigation';
import type { Piece } from '@superbrowser/backend/admin/records/articles/store';
import type { DraftValues } from '@superbrowser/contract/content/drafts';
import { contentLocales } from '@superbrowser/contract/content/kinds';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import { withNote, ownFields } from '@superbrowser/console/lib/forms/fields';
import { type Note, filled, noteOf, one } from '@superbrowser/console/lib/forms/notes';
import type { Query } from '@superbrowser/console/lib/address';
import { personFor, type Person } from '@superbrowser/console/lib/session';
import { NoteLine, VerbForm } from '@superbrowser/console/ui/form';
import { Frame } from '@superbrowser/console/ui/frame';
import { HeadFields, LanguageColumn, type EditorFields } from './fields';
import { KeepUnsaved } from './keep-unsaved';
import { FromUpstream, stateTones } from './from-upstream';
import {
  editPath,
  onePiece,
  places,
  publicAddress,
  startValues,
  targetOf,
  titleOf,
  type Folder,
} from './load';
import { Pictures } from './pictures';
import { PieceActions, Previews } from './publishing';

interface PieceFormProps {
  readonly person: Person;
  readonly folder: Folder;
  /** Null for a new one. */
  readonly slug: string | null;
  /** The version the form shows. */
  readonly version: string;
  readonly fields: EditorFields;
}

const formId = 'piece';

/** Both languages side by side, and what they have in common above them. */
async function PieceForm({ person, folder, slug, version, fields }: PieceFormProps) {
  const t = await getTranslations('console.publishing');
  return (
    <section className="panel" id={formId}>
      <VerbForm
        person={person}
        verb={`${places[folder].word} save`}
        back={editPath(folder, slug ?? undefined)}
        targets={slug === null ? [] : [{ key: slug, version }]}
        className="grid gap-6"
      >
        {slug === null && <input type="hidden" name={ownFields.version} value={version} />}
        <div className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-4">
          <TextField
            id="slug"
            name={slug === null ? ownFields.key : undefined}
            label={t('fields.slug')}
            hint={slug === null ? t('hints.slug') : undefined}
            defaultValue={slug ?? fields.value('slug')}
            error={fields.error('slug')}
            readOnly={slug !== null}
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <HeadFields folder={folder} fields={fields} />
        </div>
        <details className="text-text-2">
          <summary className="min-h-6 cursor-pointer py-2 font-bold text-blue-700">
            {t('help.title')}
          </summary>
          <p className="max-w-[60em] pt-1">
            {t(folder === 'news' ? 'help.article' : 'help.campaign')}
          </p>
        </details>
        <div className="grid gap-8 lg:grid-cols-2">
          {contentLocales.map((locale) => (
            <LanguageColumn key={locale} {...fields} folder={folder} locale={locale} />
          ))}
        </div>
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit">{t('save')}</Button>
          <p className="text-text-3">{t('saveHint')}</p>
        </div>
      </VerbForm>
      <KeepUnsaved within={formId} />
    </section>
  );
}

interface PieceScreenProps {
  readonly folder: Folder;
  readonly query: Query;
}

/** A new one that was just saved has an address of its own from then on; one that was dropped has none any more. */
function leave(folder: Folder, query: Query, note: Note | null): void {
  const id = one(query, 'note');
  if (note?.kind !== 'done' || !note.keys?.[0] || !id) return;
  const isGone = note.verb === `${places[folder].word} discard`;
  redirect(withNote(isGone ? places[folder].path : editPath(folder, note.keys[0]), id));
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
  const isChanged = isRefused && note.stale === true;
  const values = piece?.values ?? start;
  return {
    // A field that was sent empty is not filled again from what is stored.
    value: (name) => {
      if (!isRefused) return values[name] ?? '';
      return (name === 'slug' ? note.keys?.[0] : value(name)) ?? '';
    },
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
  // Of a new one whose address a colleague has taken meanwhile.
  const taken = piece ? null : await onePiece(folder, fields.value('slug'));
  return (
    <Frame person={person} section={section} back={back}>
      <Head folder={folder} piece={piece} />
      <FromUpstream />
      <NoteLine note={note} person={person} back={back} />
      <div className="grid gap-6">
        <PieceForm
          person={person}
          folder={folder}
          slug={piece?.slug ?? null}
          version={piece ? (await targetOf(person, folder, piece.slug)).version : 'none'}
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
