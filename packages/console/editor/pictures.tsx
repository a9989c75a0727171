import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { ActionForm } from '@superbrowser/console/ui/form';
import { fileField } from '@superbrowser/console/lib/forms/fields';
import { type Note, formState } from '@superbrowser/console/lib/forms/notes';
import { may } from '@superbrowser/console/lib/rights';
import type { StaffUser } from '@superbrowser/console/lib/session';

const verb = 'pictures add';

/** The page with the line that shows an uploaded picture in a text. */
export const picturesPath = '/news/pictures';

interface PicturesProps {
  readonly person: StaffUser;
  /** What came of an upload; left out next to a text, whose unsaved words an answer in this tab would take away. */
  readonly note?: Note | null;
}

/** Uploads a picture; what comes of it is the line that shows it in a text. */
export async function Pictures({ person, note }: PicturesProps) {
  const t = await getTranslations('console.publishing.pictures');
  const { error } = await formState(note ?? null, verb);
  if (!may(person.role, verb)) return null;
  const [made] = (note?.kind === 'done' && note.verb === verb && note.facts) || [];
  const markdown = made?.text;
  return (
    <section className="panel" id="pictures">
      {note === undefined && <h2 className="mb-4 text-base">{t('title')}</h2>}
      {typeof markdown === 'string' && (
        <div role="status" className="mb-4 grid gap-1">
          <p>{t('added')}</p>
          <code className="font-mono text-xs break-all select-all">{markdown}</code>
        </div>
      )}
      <ActionForm
        person={person}
        verb={verb}
        back={picturesPath}
        takesFiles
        opensTab={note === undefined}
        className="grid max-w-md gap-3"
      >
        <div>
          <label htmlFor="picture-file" className="text-[15px] font-bold">
            {t('choose')}
          </label>
          <input
            id="picture-file"
            type="file"
            name={fileField('file')}
            accept="image/png,image/jpeg,image/webp"
            aria-describedby="picture-hint"
            required
            className="mt-1 block min-h-11 w-full cursor-pointer text-sm file:mr-3 file:min-h-9 file:cursor-pointer file:rounded-md file:border-0 file:bg-blue-50 file:px-4 file:text-blue-700"
          />
          <p id="picture-hint" className="mt-1 text-xs text-text-3">
            {t('hint')}
            {note === undefined && ` ${t('tab')}`}
          </p>
          {error('file') && <p className="mt-1 text-sm text-risk">{error('file')}</p>}
        </div>
        <Button type="submit" variant="ghost" className="justify-self-start">
          {t('add')}
        </Button>
      </ActionForm>
    </section>
  );
}
