import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

const tones = {
  white: 'bg-paper text-text-2',
  mist: 'bg-mist text-text-2',
  ink: 'ground-ink text-on-ink-2',
  blue: 'bg-blue-600 text-white',
} as const;

export interface SectionProps {
  tone?: keyof typeof tones;
  /** Anchor of the section. */
  id?: string;
  /** Id of the heading inside. */
  labelledBy?: string;
  /** false: the section sets its own vertical space. */
  padded?: boolean;
  className?: string;
  children: ReactNode;
}

/** One band of a page with its ground and rhythm; put a `wrap` inside. */
export function Section({
  tone = 'white',
  id,
  labelledBy,
  padded = true,
  className,
  children,
}: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      className={cn('relative', tones[tone], padded && 'section max-md:py-11', className)}
    >
      {children}
    </section>
  );
}
