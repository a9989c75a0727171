import type { ReactNode } from 'react';
import { actionOf, ownFields } from '@superbrowser/console/lib/forms/fields';
import { formToken } from '@superbrowser/console/lib/forms/token';
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
