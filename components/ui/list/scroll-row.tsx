import type { ReactNode } from 'react';
import { cn } from '../cn';

interface ScrollRowProps {
  /** Says what the row holds, for screen readers. */
  label: string;
  /** Layout from tablets on, where nothing scrolls. */
  className?: string;
  children: ReactNode;
}

/**
 * A grid that phones show as one row to swipe through. The row can be scrolled by keyboard, so it is a focus stop from
 * the first paint on; `ScrollRowBehavior` undoes that where nothing scrolls.
 */
export function ScrollRow({ label, className, children }: ScrollRowProps) {
  return (
    <div
      role="group"
      aria-label={label}
      data-scroll-row
      tabIndex={0}
      className={cn(
        'max-md:-mx-5 max-md:flex max-md:snap-x max-md:snap-mandatory max-md:scroll-px-5 max-md:gap-3 max-md:overflow-x-auto max-md:px-5 max-md:pb-3',
        'max-md:*:w-[86%] max-md:*:flex-none max-md:*:snap-start',
        className,
      )}
    >
      {children}
    </div>
  );
}
