import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { Phrases } from './phrases';

const tones = {
  white: 'bg-paper text-text-2',
  mist: 'bg-mist text-text-2',
  ink: 'ground-ink text-on-ink-2',
  blue: 'bg-blue-600 text-white',
} as const;

interface SectionProps {
  tone?: keyof typeof tones;
  /** Anchor of the section. */
  id?: string;
  /** Id of the section's heading, which names the section. */
  labelledBy?: string;
  /** The section's heading, see {@link SectionHead}; without a title the content brings its own heading and `wrap`. */
  title?: string;
  /** One or two lines next to the heading. */
  lead?: ReactNode;
  /** `false` if the section sets its own vertical space. */
  hasPadding?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * One band of a page with its background and vertical spacing, and with its heading where the heading stands above the
 * rest.
 */
export function Section({
  tone = 'white',
  id,
  labelledBy,
  title,
  lead,
  hasPadding = true,
  className,
  children,
}: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      className={cn('relative', tones[tone], hasPadding && 'section max-md:py-11', className)}
    >
      {title === undefined ? (
        children
      ) : (
        <div className="wrap">
          <SectionHead
            id={labelledBy}
            title={title}
            lead={lead}
            tone={tone === 'ink' || tone === 'blue' ? 'ink' : 'light'}
          />
          {children}
        </div>
      )}
    </section>
  );
}

interface SectionHeadProps {
  id?: string | undefined;
  /** Phrases may be separated by `|`; lines break only there. */
  title: string;
  lead?: ReactNode;
  tone?: 'light' | 'ink';
  className?: string;
}

/** Title on the left, one or two lines on the right (5:6). */
export function SectionHead({ id, title, lead, tone = 'light', className }: SectionHeadProps) {
  return (
    <div
      className={cn(
        'mb-6 grid gap-3 md:mb-10 lg:grid-cols-[5fr_6fr] lg:items-end lg:gap-6',
        className,
      )}
    >
      <h2 id={id} className={cn('text-h2', tone === 'ink' ? 'text-on-ink' : 'text-text')}>
        <Phrases text={title} />
      </h2>
      {lead && <p className="max-w-[34em] en:max-md:text-[0.9375rem]">{lead}</p>}
    </div>
  );
}
