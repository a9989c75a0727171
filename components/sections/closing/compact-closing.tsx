import type { ReactNode } from 'react';
import { Phrases } from '../phrases';

interface CompactClosingProps {
  /** Phrases may be separated by `|`. */
  title: string;
  text: string;
  /** One button, and at most one link. */
  children: ReactNode;
}

/** The end of a page that needs no summary: one line and one action. */
export function CompactClosing({ title, text, children }: CompactClosingProps) {
  return (
    <section
      aria-labelledby="closing-title"
      className="border-t border-line bg-paper py-12 text-text-2 md:py-18"
    >
      <div className="wrap flex flex-wrap items-center justify-between gap-x-14 gap-y-6">
        <div>
          <h2
            id="closing-title"
            className="text-[clamp(1.375rem,2.2vw,1.875rem)] leading-tight text-text"
          >
            <Phrases text={title} />
          </h2>
          <p className="mt-2 max-w-[36em]">{text}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-7 gap-y-2 max-sm:w-full max-sm:flex-col max-sm:items-stretch max-sm:[&>a]:justify-center">
          {children}
        </div>
      </div>
    </section>
  );
}
