import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

interface WideTableProps {
  /** What it is called where its heading is not seen; or the id of that heading. */
  readonly label?: string;
  readonly labelledBy?: string;
  /** Words above its columns. */
  readonly heads: readonly ReactNode[];
  /** On paper of its own. */
  readonly panel?: boolean;
  /** One body or several. */
  readonly children: ReactNode;
}

/** A table that is wider than a phone: it scrolls by itself, with keys too. */
export function WideTable({ label, labelledBy, heads, panel, children }: WideTableProps) {
  return (
    <div
      className={cn(panel && 'panel', 'overflow-x-auto')}
      tabIndex={0}
      role="region"
      aria-label={label}
      aria-labelledby={labelledBy}
    >
      <table className="rows">
        <thead>
          <tr>
            {heads.map((head, n) => (
              <th key={n} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </table>
    </div>
  );
}
