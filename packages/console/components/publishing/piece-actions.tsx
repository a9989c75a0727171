import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import type { Piece } from '@superbrowser/backend/operator/publishing/store';
import { contentLocales } from '@superbrowser/contract/content/kinds';
import { VerbForm } from '@superbrowser/console/ui/form';
import { ownFields } from '@superbrowser/console/lib/forms/fields';
import type { Note } from '@superbrowser/console/lib/forms/notes';
import { filled } from '@superbrowser/console/lib/forms/page-note';
import { editPath, places, type Folder } from '@superbrowser/console/lib/publishing/folders';
import { issuesOf, markOf } from '@superbrowser/console/lib/publishing/load';
import type { Person } from '@superbrowser/console/lib/who/session';
import { IssuesList } from './issues-list';

interface PieceActionsProps {
  readonly person: Person;
  readonly folder: Folder;
  readonly piece: Piece;
  readonly note: Note | null;
}

async function Publish({ person, folder, piece }: PieceActionsProps) {
  const t = await getTranslations('console.publishing');
  const issues = await issuesOf(folder, piece.values);
  // One language is enough; none is not.
  const isRight = issues.length === 0 && piece.missing.length < contentLocales.length;
  return (
    <div className="grid content-start gap-4">
      <div>
        <IssuesList issues={issues} missing={piece.missing} />
      </div>
      {isRight && (
        <VerbForm
          person={person}
          verb={`${places[folder].word} publish`}
          back={editPath(folder, piece.slug)}
          seen={markOf(piece)}
        >
          <input type="hidden" name="slug" value={piece.slug} />
          <Button type="submit">{t('publish')}</Button>
        </VerbForm>
      )}
    </div>
  );
}

async function Archive({ person, folder, piece }: PieceActionsProps) {
  const t = await getTranslations('console.publishing');
  return (
    <VerbForm
      person={person}
      verb={`${places[folder].word} archive`}
      back={editPath(folder, piece.slug)}
      seen={markOf(piece)}
    >
      <input type="hidden" name="slug" value={piece.slug} />
      <Button type="submit" variant="ghost">
        {t('archive')}
      </Button>
    </VerbForm>
  );
}

const discardWords = {
  draft: 'discardDraft',
  changed: 'discardChanges',
  archived: 'discardArchived',
} as const;

async function Discard({ person, folder, piece, note }: PieceActionsProps) {
  const t = await getTranslations('console.publishing');
  const verb = `${places[folder].word} discard`;
  const { error } = await filled(note, verb);
  if (piece.state === 'published') return null;
  const back = editPath(folder, piece.slug);
  return (
    <VerbForm
      person={person}
      verb={verb}
      back={back}
      seen={markOf(piece)}
      className="grid max-w-md content-start gap-3"
    >
      <input type="hidden" name="slug" value={piece.slug} />
      <TextField
        id="discard-confirm"
        name={ownFields.confirm}
        label={t('discardConfirm', { slug: piece.slug })}
        hint={t('discardHint')}
        error={error(ownFields.confirm)}
        autoComplete="off"
        autoCapitalize="none"
        required
      />
      <Button type="submit" variant="ghost" className="justify-self-start">
        {t(discardWords[piece.state])}
      </Button>
    </VerbForm>
  );
}

/** What may be done with it now: published, taken down, or dropped. */
export async function PieceActions(props: PieceActionsProps) {
  const t = await getTranslations('console.publishing');
  const { state } = props.piece;
  return (
    <section className="panel">
      <h2 className="mb-4 text-base">{t('actions')}</h2>
      <div className="grid gap-8 lg:grid-cols-2">
        {state === 'published' ? <Archive {...props} /> : <Publish {...props} />}
        <Discard {...props} />
      </div>
    </section>
  );
}
