import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

/** Small button inside a drawn window; a picture, not a control. */
export function WindowButton({
  primary = false,
  className,
  children,
}: {
  primary?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const look = primary
    ? 'bg-blue-600 font-bold text-white'
    : 'text-text shadow-[inset_0_0_0_1px_var(--color-line-2)]';
  return (
    <span
      className={cn(
        'rounded-sm px-3 py-1.5 text-xs leading-[1.4] whitespace-nowrap',
        look,
        className,
      )}
    >
      {children}
    </span>
  );
}
