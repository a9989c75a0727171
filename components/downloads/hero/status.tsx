import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

/** One line saying what was recognised; the green dot only where something was. */
export function Status({ found = false, children }: { found?: boolean; children: ReactNode }) {
  return (
    <p className="mb-7 flex items-center gap-3 text-[15px] text-on-ink md:text-[17px]">
      <span
        aria-hidden="true"
        className={cn(
          'size-2.5 flex-none rounded-full',
          found ? 'bg-ok-bright ring-4 ring-ok-bright/20' : 'bg-blue-400 ring-4 ring-blue-400/20',
        )}
      />
      {children}
    </p>
  );
}
