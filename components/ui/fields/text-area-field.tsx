import type { ComponentProps } from 'react';
import { cn } from '../cn';
import { Field, type FieldProps } from './field';
import { controlStyles } from './field-styles';

interface TextAreaFieldProps
  extends Omit<FieldProps, 'children' | 'className'>, Omit<ComponentProps<'textarea'>, 'id'> {
  /** Class of the whole field; the control keeps the site's look. */
  className?: string;
}

/** Several lines of text with label, hint and error. */
export function TextAreaField({
  id,
  label,
  isLabelHidden,
  optionalLabel,
  hint,
  error,
  className,
  rows = 4,
  ...area
}: TextAreaFieldProps) {
  const field = { id, label, isLabelHidden, optionalLabel, hint, error, className };
  return (
    <Field {...field}>
      {(aria) => (
        <textarea
          {...area}
          {...aria}
          rows={rows}
          className={cn(controlStyles.text, 'resize-y py-3 leading-relaxed')}
        />
      )}
    </Field>
  );
}
