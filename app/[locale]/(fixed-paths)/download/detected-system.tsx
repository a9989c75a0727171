import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

/** One line with the recognized system; the green dot is shown only if a system was recognized. */
export function DetectedSystem({
  isFound = false,
  children,
}: {
  isFound?: boolean;
  children: ReactNode;
}) {
  return (
    <p className="mb-7 flex items-center gap-3 text-[0.9375rem] text-on-ink md:text-[1.0625rem]">
      <span
        aria-hidden="true"
        className={cn(
          'size-2.5 flex-none rounded-full',
          isFound
            ? 'download:bg-ok-bright download:ring-ok-bright/20 ring-4'
            : 'download:ring-blue-400/20 bg-blue-400 ring-4',
        )}
      />
      {children}
    </p>
  );
}
