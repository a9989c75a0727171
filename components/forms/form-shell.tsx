import {
  createContext,
  useContext,
  useEffect,
  useId,
  useRef,
  type FormEvent,
  type ReactNode,
} from 'react';
import {
  FormProvider,
  useFormContext,
  useFormState,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import { buttonStyles } from '@/components/ui/button-styles';
import { cn } from '@/components/ui/cn';
import { useHydrated } from './use-hydrated';
import { errorText, type FormWords } from './words';

export interface FormFrameProps<Input extends FieldValues, Output> {
  form: UseFormReturn<Input, unknown, Output>;
  words: FormWords;
  /** Of `useSubmission`. */
  submission: {
    pending: boolean;
    problem: string | null;
    failures: number;
    submit: (event: FormEvent) => Promise<void>;
  };
  /** The form's fields in the order of the page, for the summary. */
  fields: readonly string[];
  /** Name of the form for assistive technology. */
  label: string;
  /** Another way to get there, beside a failure that is nobody's typing mistake. */
  help?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A form with its error summary; fields inside find it through the context. */
export function FormFrame<Input extends FieldValues, Output>({
  form,
  words,
  submission,
  fields,
  label,
  help,
  className,
  children,
}: FormFrameProps<Input, Output>) {
  const id = useId();
  const { pending, problem, failures, submit } = submission;
  return (
    <FormKitContext value={{ words, pending, idOf: (field) => `${id}${field}` }}>
      <FormProvider {...form}>
        {/* A form that is sent before the page is awake must never put its fields into the address; one
            that will never be awake is not shown. */}
        <form
          method="post"
          noValidate
          aria-label={label}
          aria-busy={pending}
          onSubmit={(event) => void submit(event)}
          className={cn(className, 'noscript:hidden')}
        >
          <ErrorSummary fields={fields} problem={problem} failures={failures} help={help} />
          {children}
        </form>
      </FormProvider>
    </FormKitContext>
  );
}

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

/**
 * Sends the form. It stays focusable while an answer is awaited, so that the focus is not lost; the
 * submission itself ignores further clicks. Until the page is awake it sends nothing.
 */
export function SubmitButton({ label, className }: { label: string; className?: string }) {
  const { pending, words } = useFormKit();
  const awake = useHydrated();
  return (
    <button
      type={awake ? 'submit' : 'button'}
      aria-disabled={pending || undefined}
      className={cn(buttonStyles({ size: 'lg' }), 'w-full', className)}
    >
      {pending && (
        <span
          aria-hidden="true"
          className="size-5 animate-spin rounded-full border-2 border-white/40 border-t-white motion-reduce:animate-none"
        />
      )}
      <span aria-live="polite">{pending ? words.pending : label}</span>
    </button>
  );
}

/** What can be done about an error, right where it stands. */
export function InlineAction({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="-my-3 min-h-11 cursor-pointer font-bold text-blue-700 underline underline-offset-4 hover:text-blue-800"
    >
      {children}
    </button>
  );
}

export interface FormKit {
  readonly words: FormWords;
  /** Id of a field's control; unique even when two forms are on the page. */
  readonly idOf: (field: string) => string;
  /** An answer is being waited for. */
  readonly pending: boolean;
}

export const FormKitContext = createContext<FormKit | null>(null);

/** What the fields of the house need from their form. @throws Error outside a FormFrame */
export function useFormKit(): FormKit {
  const kit = useContext(FormKitContext);
  if (!kit) throw new Error('Form fields stand inside a FormFrame');
  return kit;
}
