import type { ReactNode } from 'react';
import { ownFields } from '@superbrowser/console/lib/forms/fields';
import { formToken } from '@superbrowser/console/lib/forms/token';
import type { Note } from '@superbrowser/console/lib/forms/notes';
import type { OwnChange } from '@superbrowser/console/lib/who/own-account';
import type { Person } from '@superbrowser/console/lib/who/session';

export interface OwnProps {
  readonly person: Person;
  /** What came of the form before, of whichever of the page's it was. */
  readonly note: Note | null;
}

interface OwnFormProps {
  readonly person: Person;
  readonly what: OwnChange;
  readonly title: string;
  readonly children: ReactNode;
}

/** A panel with a change of one's own account. */
export async function OwnForm({ person, what, title, children }: OwnFormProps) {
  const token = await formToken(`account ${what}`, person.session);
  return (
    <section className="panel" aria-labelledby={`${what}-title`}>
      <h2 id={`${what}-title`} className="text-base">
        {title}
      </h2>
      <form method="post" action={`/account/${what}`} className="mt-4 grid gap-4">
        <input type="hidden" name={ownFields.token} value={token} />
        {children}
      </form>
    </section>
  );
}
