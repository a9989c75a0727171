import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { Phrases } from './phrases';

interface DarkHeroProps {
  crumbs?: ReactNode;
  /** Phrases may be separated by `|`. */
  title: string;
  lead: ReactNode;
  /** Buttons, and content right under them. */
  actions?: ReactNode;
  /** Small print and details. */
  children?: ReactNode;
  /** The picture: on the right, on phones below the text. */
  picture?: ReactNode;
  /** Content across the whole width, below text and picture. */
  foot?: ReactNode;
  /** Classes for the space below, e.g. more when a table overlaps the hero. */
  className?: string;
}

/** The dark hero under the transparent header: words on the left, picture on the right. */
export function DarkHero({
  crumbs,
  title,
  lead,
  actions,
  children,
  picture,
  foot,
  className,
}: DarkHeroProps) {
  return (
    <section
      className={cn(
        'ground-split relative overflow-hidden pt-[112px] pb-18 text-on-ink-2 md:pt-[152px]',
        className,
      )}
    >
      <div
        className={cn(
          'wrap grid grid-cols-1 items-center gap-10',
          picture &&
            'lg:grid-cols-[minmax(0,1fr)_minmax(0,560px)] lg:gap-12 xl:grid-cols-[minmax(0,1fr)_600px]',
        )}
      >
        <div>
          {crumbs && <div className="mb-3">{crumbs}</div>}
          <h1 className="text-h1 text-on-ink">
            <Phrases text={title} />
          </h1>
          <div className="mt-5 max-w-[34em] text-lead">{lead}</div>
          {actions && (
            <div className="mt-9 flex flex-wrap items-center gap-4 max-sm:*:w-full">{actions}</div>
          )}
          {children}
        </div>
        {picture && <div className="min-w-0">{picture}</div>}
      </div>
      {foot}
    </section>
  );
}
