import { useId, type ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

/** Fields that belong together, under a name. */
export function FormPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div
      role="group"
      aria-labelledby={id}
      className="grid gap-5 border-t border-line pt-6 first:border-t-0 first:pt-0"
    >
      <p id={id} className="text-[18px] leading-snug font-bold text-text">
        {title}
      </p>
      {children}
    </div>
  );
}

/** Two short fields side by side where there is room. */
export function Pair({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={cn('grid gap-5 sm:grid-cols-2', className)}>{children}</div>;
}
