import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field';
import { controlStyles } from './field-styles';

interface SelectFieldProps
  extends Omit<FieldProps, 'children' | 'className'>, Omit<ComponentProps<'select'>, 'id'> {
  /** Class of the whole field; the control keeps the site's look. */
  className?: string;
  options: readonly { readonly value: string; readonly label: string }[];
}

/** A choice from a short list, with its label, hint and error. */
export function SelectField({
  id,
  label,
  isLabelHidden,
  optionalLabel,
  hint,
  error,
  className,
  options,
  ...select
}: SelectFieldProps) {
  const field = { id, label, isLabelHidden, optionalLabel, hint, error, className };
  return (
    <Field {...field}>
      {(aria) => (
        <div className="relative">
          <select {...select} {...aria} className={controlStyles.select}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <svg
            width="16"
            height="16"
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-text-3"
          >
            <path d="M6 9l6 6 6-6" />
          </svg>
        </div>
      )}
    </Field>
  );
}
