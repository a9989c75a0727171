import type { ReactNode } from 'react';
import { TextField, type TextFieldProps } from '@/components/ui/fields/text-field';
import { useField } from './use-field';

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
  const { id, error, bind, optionalWord } = useField(name);
  return (
    <TextField
      {...field}
      {...bind()}
      id={id}
      optional={optionalWord(optional)}
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
