import type { ReactNode } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { TextField, type TextFieldProps } from '@/components/ui/field-text';
import { useFormKit } from './form-kit';
import { errorText } from './words';

export interface TextInputProps extends Omit<
  TextFieldProps,
  'id' | 'name' | 'ref' | 'error' | 'onChange' | 'onBlur' | 'optional'
> {
  name: string;
  optional?: boolean;
  /** Stands with the error, e.g. what to do about it. */
  errorAction?: ReactNode;
}

/** A text field of the form around it. It starts with whatever was typed before the page was awake. */
export function TextInput({ name, optional = false, errorAction, ...field }: TextInputProps) {
  const { words, idOf } = useFormKit();
  const { register, control } = useFormContext();
  const { errors } = useFormState({ control, name });
  const message = errors[name]?.message;
  const error = errorText(words.errors, name, typeof message === 'string' ? message : undefined);
  return (
    <TextField
      {...field}
      {...register(name)}
      id={idOf(name)}
      optional={optional ? words.optional : undefined}
      error={
        error &&
        (errorAction ? (
          <>
            {error} {errorAction}
          </>
        ) : (
          error
        ))
      }
    />
  );
}
