import { useId, type ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

export interface FormPartProps {
  title: string;
  /** What the answers are for, beside them. */
  notes?: readonly string[];
  children: ReactNode;
}

/** Fields that belong together, under a name; on wide screens the name stands to their left. */
export function FormPart({ title, notes = [], children }: FormPartProps) {
  const id = useId();
  return (
    <div
      role="group"
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-5 border-t border-line pt-6 first:border-t-0 first:pt-0 lg:grid-cols-[248px_minmax(0,1fr)] lg:pt-9 lg:pb-4"
    >
      <div>
        <p id={id} className="text-[18px] leading-snug font-bold text-text">
          {title}
        </p>
        {notes.map((note) => (
          <p key={note} className="mt-2 text-sm leading-relaxed text-text-3">
            {note}
          </p>
        ))}
      </div>
      <div className="grid gap-5">{children}</div>
    </div>
  );
}

/** Two short fields side by side where there is room. */
export function Pair({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={cn('grid gap-5 sm:grid-cols-2', className)}>{children}</div>;
}
