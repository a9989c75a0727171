import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

interface PhoneFoldProps {
  /** Names the folded content, on the line that opens it. */
  label: string;
  /** A short preview of the content, so that visitors know whether to open it. */
  preview?: string;
  className?: string;
  /** Open from the start: for a picture that carries its section. */
  isOpen?: boolean;
  /** One element. It is next to the fold instead of inside it, because wider screens always show it. */
  children: ReactNode;
}

/** A part of a section that phones fold under a line. */
export function PhoneFold({ label, preview, className, isOpen, children }: PhoneFoldProps) {
  return (
    <div
      className={cn(
        'max-md:[&>:not(details)]:mt-4 max-md:not-has-[>details[open]]:[&>:not(details)]:hidden',
        className,
      )}
    >
      <details
        open={isOpen}
        className={cn(
          'group md:hidden',
          preview
            ? 'rounded-md bg-paper px-4 shadow-1 ring-1 ring-line-2'
            : 'border-y border-current/25',
        )}
      >
        <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 leading-snug font-bold after:mr-1 after:size-2.5 after:flex-none after:rotate-45 after:border-r-2 after:border-b-2 group-open:after:-rotate-135">
          {preview ? (
            <span className="py-1">
              <span className="text-[1.0625rem] text-blue-700">{label}</span>
              <span className="mt-1 block text-sm font-normal text-text-2 en:lowercase en:first-letter:uppercase">
                {preview}
              </span>
            </span>
          ) : (
            label
          )}
        </summary>
      </details>
      {children}
    </div>
  );
}
