import type { ReactNode } from 'react';

export interface LedgerProps {
  id: string;
  title: string;
  /** Term and what is to be said of it; rows without a value are left out. */
  rows: readonly (readonly [term: string, value: ReactNode])[];
}

/** A subject on the left, its facts as ruled rows on the right. */
export function Ledger({ id, title, rows }: LedgerProps) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-14 gap-y-3 border-t border-line-2 py-10 first:border-0 md:py-14 lg:grid-cols-[3fr_9fr]"
    >
      <h2 id={id} className="text-h3 text-text lg:pt-3">
        {title}
      </h2>
      <dl>
        {rows.map(
          ([term, value]) =>
            value && (
              <div
                key={term}
                className="grid gap-x-8 gap-y-0.5 border-b border-line py-3.5 md:grid-cols-[11rem_minmax(0,1fr)]"
              >
                <dt className="font-bold text-text">{term}</dt>
                <dd className="break-words">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
