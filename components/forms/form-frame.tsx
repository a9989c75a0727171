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
import type { FormField } from '@superbrowser/contract/forms/fields';
import { useClientTranslations, type Translate } from '@/components/client-messages';
import { buttonStyles } from '@/components/ui/button-styles';
import { cn } from '@/components/ui/cn';
import { useIsHydrated } from '@/lib/browser/use-is-hydrated';

interface FormFrameProps<Input extends FieldValues, Output> {
  form: UseFormReturn<Input, unknown, Output>;
  /** The state that `useSubmission` returns. */
  submission: {
    isPending: boolean;
    problem: string | null;
    failureCount: number;
    submit: (event: FormEvent) => Promise<void>;
  };
  /** The form's fields in the order of the page. */
  fields: readonly FormField[];
  /** Name of the form for assistive technology. */
  label: string;
  /** Another way to apply or to ask, shown with a failure that is not a typing mistake. */
  help?: ReactNode;
  className?: string;
  children: ReactNode;
}

interface FormFrameContextValue {
  /** The form's fields in the order of the page. */
  readonly fields: readonly FormField[];
  /** Id of a field's control; unique even when two forms are on the page. */
  readonly idOf: (field: string) => string;
  /** Whether an answer is awaited. */
  readonly isPending: boolean;
}

const FormFrameContext = createContext<FormFrameContextValue | null>(null);

/** A form with its error summary; fields inside find it through the context. */
export function FormFrame<Input extends FieldValues, Output>({
  form,
  submission,
  fields,
  label,
  help,
  className,
  children,
}: FormFrameProps<Input, Output>) {
  const id = useId();
  const { isPending, problem, failureCount, submit } = submission;
  return (
    <FormFrameContext value={{ fields, isPending, idOf: (field) => `${id}${field}` }}>
      <FormProvider {...form}>
        {/* A form that is sent before hydration must never put its fields into the URL; a form that will never be
            hydrated is not shown. */}
        <form
          method="post"
          noValidate
          aria-label={label}
          aria-busy={isPending}
          onSubmit={(event) => void submit(event)}
          className={cn(className, 'noscript:hidden')}
        >
          <ErrorSummary problem={problem} failureCount={failureCount} help={help} />
          {children}
        </form>
      </FormProvider>
    </FormFrameContext>
  );
}

interface ErrorSummaryProps {
  problem: string | null;
  /** The summary takes the focus each time this number grows. */
  failureCount: number;
  /** It is shown together with `problem`. */
  help?: ReactNode;
}

/** All errors of the form in one place; each entry leads to its field (F2). */
function ErrorSummary({ problem, failureCount, help }: ErrorSummaryProps) {
  const { fields, idOf } = useFormFrame();
  const t = useClientTranslations('forms');
  const fieldTexts = useClientTranslations('fields');
  const { control } = useFormContext();
  const { errors } = useFormState({ control });
  const summaryBox = useRef<HTMLDivElement>(null);
  const focusedFor = useRef(0);
  // This runs after every render, because the errors of a failure may come one render later than its count.
  useEffect(() => {
    if (focusedFor.current === failureCount || !summaryBox.current) return;
    focusedFor.current = failureCount;
    summaryBox.current.focus();
  });

  const entries = fields.flatMap((field) => {
    const message = errors[field.name]?.message;
    return typeof message === 'string' && message !== ''
      ? [{ field: field.name, text: errorText(fieldTexts, field, message) }]
      : [];
  });
  if (failureCount === 0 || (entries.length === 0 && problem === null)) return null;
  return (
    <div
      ref={summaryBox}
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
          <p className="font-bold text-risk">{t('summary')}</p>
          <ul className="mt-1">
            {entries.map(({ field, text }) => (
              <li key={field}>
                <a
                  href={`#${idOf(field)}`}
                  onClick={(event) => {
                    // A link cannot put the cursor into a field, a script can; the URL stays as it is.
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
 * Sends the form. The button stays focusable while an answer is awaited, so that the focus is not lost; the submission
 * ignores further clicks. Until the page is hydrated it sends nothing.
 */
export function SubmitButton({ label, className }: { label: string; className?: string }) {
  const { isPending } = useFormFrame();
  const t = useClientTranslations('forms');
  const isHydrated = useIsHydrated();
  return (
    <button
      type={isHydrated ? 'submit' : 'button'}
      aria-disabled={isPending || undefined}
      className={cn(buttonStyles({ size: 'lg' }), 'w-full', className)}
    >
      {isPending && (
        <span
          aria-hidden="true"
          className="size-5 animate-spin rounded-full border-2 border-white/40 border-t-white motion-reduce:animate-none"
        />
      )}
      <span aria-live="polite">{isPending ? t('pending') : label}</span>
    </button>
  );
}

/** A button next to a message that does something about it. */
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

/**
 * The data that fields need from their form.
 * @throws Error outside a FormFrame
 */
export function useFormFrame(): FormFrameContextValue {
  const data = useContext(FormFrameContext);
  if (!data) throw new Error('Form fields must be inside a FormFrame');
  return data;
}

/** Types of fields for which only the rule of their type can fail. */
const typesWithOwnError: readonly FormField['type'][] = [
  'agreement',
  'code',
  'password',
  'phone',
  'confirmationPhrase',
  'screenshot',
];

/** The text for the error of a field: the field's own sentence, a sentence with its label, or the general sentence. */
export function errorText(
  t: Pick<Translate, 'find'>,
  field: FormField | undefined,
  code: string,
): string {
  const ownText = field && errorOfField(t.find, field, code);
  // A code without a text here is already a sentence of the server.
  return ownText ?? t.find(`errors.${code}`) ?? code;
}

function errorOfField(
  find: Translate['find'],
  { name, textKey = name, type, max: limit = 0 }: FormField,
  code: string,
): string | undefined {
  // Radio buttons of which none is chosen fail with `choice`, not with `required`.
  if (code === 'required' || code === 'choice') return find(`names.${textKey}.missing`);
  if (typesWithOwnError.includes(type)) return undefined;
  const label = find(`names.${textKey}.label`) ?? '';
  return find(`named.${code}`, { label, limit });
}
