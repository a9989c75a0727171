import { useEffect, useRef, type ReactNode } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useFormKit } from './form-kit';
import { errorText } from './words';

export interface ErrorSummaryProps {
  /** The form's fields in the order of the page. */
  fields: readonly string[];
  problem: string | null;
  /** The summary takes the focus each time this grows. */
  failures: number;
  /** Stands with `problem`. */
  help?: ReactNode;
}

/** Everything that is wrong, in one place, each entry leading to its field (F2). */
export function ErrorSummary({ fields, problem, failures, help }: ErrorSummaryProps) {
  const { words, idOf } = useFormKit();
  const { control } = useFormContext();
  const { errors } = useFormState({ control });
  const box = useRef<HTMLDivElement>(null);
  const focusedFor = useRef(0);
  // After every render: the errors of a failure may come one render later than its count.
  useEffect(() => {
    if (focusedFor.current === failures || !box.current) return;
    focusedFor.current = failures;
    box.current.focus();
  });

  const entries = fields.flatMap((field) => {
    const message = errors[field]?.message;
    return typeof message === 'string'
      ? [{ field, text: errorText(words.errors, field, message) }]
      : [];
  });
  if (failures === 0 || (entries.length === 0 && problem === null)) return null;
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className="mb-1 scroll-mt-6 rounded-md bg-risk-bg px-5 py-4 text-sm text-text"
    >
      {problem !== null && (
        <>
          <p className="font-bold text-risk">{problem}</p>
          {help}
        </>
      )}
      {entries.length > 0 && (
        <>
          <p className="font-bold text-risk">{words.summary}</p>
          <ul className="mt-1">
            {entries.map(({ field, text }) => (
              <li key={field}>
                <a
                  href={`#${idOf(field)}`}
                  onClick={(event) => {
                    // Only scripts can put the cursor into a field; the address stays as it is.
                    event.preventDefault();
                    document.getElementById(idOf(field))?.focus();
                  }}
                  className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-risk md:min-h-8"
                >
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
