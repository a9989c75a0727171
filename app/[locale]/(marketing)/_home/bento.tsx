import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

export interface BentoProps {
  title: string;
  text: string;
  ink?: boolean;
  className?: string;
  /** Picture beside the words from tablets on. */
  side?: ReactNode;
  /** Picture below the words. */
  children?: ReactNode;
}

/** One piece of the hand-over grid. */
export function Bento({ title, text, ink = false, className, side, children }: BentoProps) {
  return (
    <article
      className={cn(
        'relative overflow-hidden rounded-[22px] p-6 md:rounded-xl md:p-8',
        side !== undefined && 'grid items-center gap-5 md:grid-cols-2 md:gap-8',
        className,
      )}
    >
      <div>
        <h3 className={cn('text-h3', ink ? 'text-on-ink' : 'text-text')}>{title}</h3>
        <p className="mt-2 text-[15px]">{text}</p>
      </div>
      {side}
      {children}
    </article>
  );
}
