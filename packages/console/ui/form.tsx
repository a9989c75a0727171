import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { actionOf, ownFields } from '@superbrowser/console/lib/forms/fields';
import type { Note, Refused } from '@superbrowser/console/lib/forms/notes';
import { verbNamed } from '@superbrowser/console/lib/forms/perform';
import { formToken } from '@superbrowser/console/lib/forms/token';
import { shortOf } from '@superbrowser/console/lib/i18n/language';
import type { Person } from '@superbrowser/console/lib/who/session';

interface VerbFormProps {
  readonly person: Person;
  /** What it has done: `applications take`. */
  readonly verb: string;
  /** Page it leads back to. */
  readonly back: string;
  /** What the record was known by, for changes that replace what somebody else wrote. */
  readonly seen?: string;
  /** Its files travel with it. */
  readonly takesFiles?: boolean;
  /** Its answer opens in a new tab: what was typed on this page stays. */
  readonly opensTab?: boolean;
  /** For buttons that stand elsewhere. */
  readonly id?: string;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** A form that has a verb done once, for this person only. Fields carry the names of the verb's own. */
export async function VerbForm(props: VerbFormProps) {
  const { person, verb, back, seen, takesFiles, opensTab, id, className, children } = props;
  const token = await formToken(verb, person.session);
  return (
    <form
      id={id}
      method="post"
      action={`/do/${actionOf(verb)}`}
      target={opensTab ? '_blank' : undefined}
      encType={takesFiles ? 'multipart/form-data' : undefined}
      className={className}
    >
      <input type="hidden" name={ownFields.token} value={token} />
      <input type="hidden" name={ownFields.back} value={back} />
      {seen !== undefined && <input type="hidden" name={ownFields.seen} value={seen} />}
      {children}
    </form>
  );
}

/** Why, once more beside what stands at the fields: some of them nobody sees. */
const reasonsOf = ({ fields }: Refused, language: 'zh' | 'en') =>
  [...new Set(Object.values(fields).map((words) => ` ${words[language]}`))].join('');

interface NoteLineProps {
  readonly note: Note | null;
  readonly person: Person;
  readonly back: string;
}

/** What came of the form before, said once at the top of the page; what can be put back, can be put back here. */
export async function NoteLine({ note, person, back }: NoteLineProps) {
  if (!note) return null;
  const language = shortOf(await getLocale());
  const t = await getTranslations('console.notes');
  const what = verbNamed(note.verb)?.summary[language];
  if (note.kind === 'refused')
    return (
      <p role="alert" className="mb-4 rounded-md bg-risk-bg px-4 py-3 text-risk">
        {note.words?.[language] ?? t('refused')}
        {reasonsOf(note, language)}
        {note.changed?.who && ` ${t('changedBy', { who: note.changed.who })}`}
      </p>
    );
  return (
    <div
      role="status"
      className="mb-4 flex flex-wrap items-center gap-x-4 rounded-md bg-ok-bg px-4 py-3 text-ok"
    >
      <p>{what ? t('doneWhat', { what }) : t('done')}</p>
      {note.undo && (
        <VerbForm person={person} verb={note.undo.verb} back={back}>
          {Object.entries(note.undo.values).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button className="min-h-11 cursor-pointer font-bold underline">{t('undo')}</button>
        </VerbForm>
      )}
    </div>
  );
}
