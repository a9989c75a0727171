import type { ReactNode } from 'react';
import { cn } from '../cn';

/** The attributes a control needs so that label, hint and error are read out with it. */
interface FieldAria {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps {
  /** Unique on the page; label, hint and error refer to it. */
  id: string;
  label: string;
  /** Hides the label of a control that the element next to it explains; screen readers still read the label. */
  isLabelHidden?: boolean;
  /** The word next to the label of a field that may stay empty. */
  optionalLabel?: string;
  hint?: ReactNode;
  error?: ReactNode;
  className?: string;
  children: (aria: FieldAria) => ReactNode;
}

/** Label, control, hint and error of a field, connected to each other. */
export function Field({
  id,
  label,
  isLabelHidden = false,
  optionalLabel,
  hint,
  error,
  className,
  children,
}: FieldProps) {
  const descriptionIds = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={cn('min-w-0', className)}>
      <label
        htmlFor={id}
        className={cn(
          isLabelHidden
            ? 'sr-only'
            : 'mb-1.5 flex items-baseline gap-2 text-[0.9375rem] leading-normal',
          'font-bold text-text',
        )}
      >
        {label}
        {optionalLabel && <span className="text-xs font-normal text-text-3">{optionalLabel}</span>}
      </label>
      {children({
        id,
        'aria-describedby': descriptionIds || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-xs leading-normal text-text-3">
          {hint}
        </p>
      )}
    </div>
  );
}

/** The error of a field, as an icon and a text, because color alone must not mark an error. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-1.5 flex items-start gap-1.5 text-sm leading-normal text-risk">
      <svg
        width="16"
        height="16"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        aria-hidden="true"
        className="mt-[3px] flex-none"
      >
        <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7.5v5.5M12 16.5v.01" />
      </svg>
      <span>{children}</span>
    </p>
  );
}
