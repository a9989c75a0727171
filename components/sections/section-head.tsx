import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { Phrases } from './phrases';

export interface SectionHeadProps {
  id?: string;
  /** Phrases may be parted by `|`; lines break there only. */
  title: string;
  /** One or two lines beside the title. */
  lead?: ReactNode;
  tone?: 'light' | 'ink';
  className?: string;
}

/** Title left, one or two lines right (5:6). */
export function SectionHead({ id, title, lead, tone = 'light', className }: SectionHeadProps) {
  return (
    <div
      className={cn(
        'mb-6 grid gap-3 md:mb-14 lg:grid-cols-[5fr_6fr] lg:items-end lg:gap-6',
        className,
      )}
    >
      <h2 id={id} className={cn('text-h2', tone === 'ink' ? 'text-on-ink' : 'text-text')}>
        <Phrases text={title} />
      </h2>
      {lead && <p className="max-w-[34em] lg:justify-self-end en:max-md:text-[15px]">{lead}</p>}
    </div>
  );
}
