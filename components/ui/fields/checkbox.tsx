import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../cn';
import { FieldError } from './field';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'id' | 'type' | 'children'> {
  id: string;
  error?: string;
  className?: string;
  /** The label; it may contain links. */
  children: ReactNode;
}

/** A checkbox with a rich label; the whole line can be clicked. */
export function Checkbox({ id, error, className, children, ...input }: CheckboxProps) {
  return (
    <div className={className}>
      <label
        htmlFor={id}
        className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5 text-sm leading-[1.5rem] text-text-2"
      >
        <span className="relative mt-px grid size-[22px] flex-none place-items-center">
          <input
            {...input}
            type="checkbox"
            id={id}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            className={cn(
              'peer size-full cursor-pointer appearance-none rounded-[6px] border-[1.5px] border-control bg-paper',
              'checked:border-blue-600 checked:bg-blue-600 hover:border-blue-600 focus-visible:rounded-[6px] aria-invalid:border-risk',
            )}
          />
          <svg
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="3"
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden="true"
            className="pointer-events-none absolute size-4 text-white opacity-0 peer-checked:opacity-100"
          >
            <path d="M5 12.5l4.5 4.5L19 7.5" />
          </svg>
        </span>
        <span>{children}</span>
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
