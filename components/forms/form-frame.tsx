import { useId, type FormEvent, type ReactNode } from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { cn } from '@/components/ui/cn';
import { ErrorSummary } from './error-summary';
import { FormKitContext } from './form-kit';
import type { FormWords } from './words';

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
