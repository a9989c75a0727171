import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../cn';
import { Field, type FieldProps } from './field';
import { controlStyles } from './field-styles';

export interface TextFieldProps
  extends Omit<FieldProps, 'children' | 'className'>, Omit<ComponentProps<'input'>, 'id'> {
  /** Class of the whole field; the control keeps the site's look. */
  className?: string;
  /** Content in the row before the control, e.g. an area code. */
  before?: ReactNode;
  /** Content in the row after the control, e.g. a button. */
  after?: ReactNode;
  /** `after` lies inside the control's right end, 48 px wide. */
  isInset?: boolean;
}

/** A line of text with its label, hint and error. */
export function TextField({
  id,
  label,
  isLabelHidden,
  optionalLabel,
  hint,
  error,
  className,
  before,
  after,
  isInset = false,
  ...input
}: TextFieldProps) {
  const field = { id, label, isLabelHidden, optionalLabel, hint, error, className };
  return (
    <Field {...field}>
      {(aria) => (
        <div className="relative flex gap-2.5">
          {before}
          <input
            {...input}
            {...aria}
            className={cn(controlStyles.text, 'flex-1', isInset && '!pr-13')}
          />
          {after}
        </div>
      )}
    </Field>
  );
}
