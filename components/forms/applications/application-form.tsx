'use client';

import type { ReactNode, Ref } from 'react';
import type { ApplyKind } from '@superbrowser/contract/forms/apply-kinds';
import { FormFrame, InlineAction } from '../form-shell';
import { useApplication } from './use-application';
import type { ApplicationWords } from './application-words';

// The one door to what the seven forms have in common in the browser: they are put together on the
// server and share one set of scripts. What only one of them needs has a door of its own.
export { Agreement, LongText, PhoneField, RadioInput, SelectInput, TextInput } from '../inputs';
export { SubmitButton } from '../form-shell';
export { DayInput } from './fields/day-input';

export interface ApplicationFormProps {
  kind: ApplyKind;
  words: ApplicationWords;
  /** The fields. */
  children: ReactNode;
}

/** Sends one of the seven forms and leads to its number (F1, F5). */
export function ApplicationForm({ kind, words, children }: ApplicationFormProps) {
  const { form, submission, fields, trap, restored, startOver } = useApplication(kind, words.form);
  return (
    <FormFrame
      form={form}
      words={words.form}
      submission={submission}
      fields={fields}
      label={words.name}
      help={<Help words={words.help} />}
      className="grid gap-5"
    >
      {restored && (
        <p
          role="status"
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-md bg-blue-50 px-4 py-2 text-sm text-text-2"
        >
          {words.draft.restored}
          <InlineAction onClick={startOver}>{words.draft.clear}</InlineAction>
        </p>
      )}
      {children}
      <Trap ref={trap} />
    </FormFrame>
  );
}

const link =
  'inline-flex min-h-11 items-center font-bold break-all text-blue-700 underline underline-offset-4';

/** The form stays as it is, and there is another way. */
function Help({ words }: { words: ApplicationWords['help'] }) {
  return (
    <>
      <p className="mt-1">{words.text}</p>
      <p className="flex flex-wrap gap-x-5">
        {words.lines.map(({ kind, text, href }) => (
          <a key={kind} href={href} className={link}>
            {text}
          </a>
        ))}
      </p>
    </>
  );
}

/**
 * A field nobody sees and machines fill. Of type url, which browsers do not fill from a person's
 * addresses as they would a field named for a company.
 */
export function Trap({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <div aria-hidden="true" className="sr-only">
      <input
        ref={ref}
        type="url"
        name="company_website"
        tabIndex={-1}
        autoComplete="off"
        defaultValue=""
      />
    </div>
  );
}
