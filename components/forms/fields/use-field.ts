import { useFormContext, useFormState } from 'react-hook-form';
import { useFormKit } from '../form-kit';
import { errorText } from '../words';

/** What every field of the house takes from the form around it. */
export function useField(name: string) {
  const { words, idOf } = useFormKit();
  const { register, control } = useFormContext();
  const { errors } = useFormState({ control, name });
  const message = errors[name]?.message;
  return {
    words,
    control,
    id: idOf(name),
    /** Ties the control to the form. */
    bind: () => register(name),
    error: errorText(words.errors, name, typeof message === 'string' ? message : undefined),
    optionalWord: (optional: boolean) => (optional ? words.optional : undefined),
  };
}
