import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../cn';
import { FieldError } from './field';

interface RadioCardsProps extends Omit<
  ComponentProps<'input'>,
  'id' | 'type' | 'value' | 'children'
> {
  /** The id of the first choice, so that a link to the field leads there. */
  id: string;
  label: string;
  error?: ReactNode;
  options: readonly { readonly value: string; readonly label: string }[];
  /** Classes of the grid that holds the cards. */
  columnStyles?: string;
}

/** A choice of one card among a few, all visible and each large enough for a finger. */
export function RadioCards({
  id,
  label,
  error,
  options,
  columnStyles = 'grid-cols-2 sm:grid-cols-3',
  ...input
}: RadioCardsProps) {
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
      className="min-w-0"
    >
      <p
        id={`${id}-label`}
        className="mb-1.5 flex items-baseline gap-2 text-[0.9375rem] leading-normal font-bold text-text"
      >
        {label}
      </p>
      <div className={cn('grid gap-2.5', columnStyles)}>
        {options.map((option, index) => (
          <label
            key={option.value}
            className={cn(
              'flex min-h-12 cursor-pointer items-center gap-2.5 rounded-md border border-control bg-paper px-3.5 py-2.5 text-[0.9375rem] leading-snug text-text',
              'transition-colors duration-150 hover:border-text-2 motion-reduce:transition-none',
              'has-checked:border-blue-600 has-checked:bg-blue-50 has-checked:shadow-[inset_0_0_0_1px_var(--color-blue-600)]',
              error && 'border-risk',
            )}
          >
            <input
              {...input}
              type="radio"
              id={index === 0 ? id : undefined}
              value={option.value}
              className="size-5 flex-none cursor-pointer appearance-none rounded-full border-[1.5px] border-control bg-paper checked:border-[6px] checked:border-blue-600 focus-visible:rounded-full"
            />
            {option.label}
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
