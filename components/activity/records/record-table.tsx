import { Badge } from '@/components/ui/badge';
import { cn } from '@/components/ui/cn';
import type { RecordRow } from './rows';

export interface RecordTableProps {
  caption: string;
  /** Heads of the four columns: whom or what, when, status, sum. */
  columns: readonly [string, string, string, string];
  rows: readonly RecordRow[];
}

const cell = 'md:h-14';

/** Four columns; on phones two lines a record. The roles keep it a table where CSS makes it a grid. */
export function RecordTable({ caption, columns, rows }: RecordTableProps) {
  return (
    <table role="table" className="block w-full text-left md:table md:table-fixed">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="text-xs text-text-3 max-md:sr-only">
        <tr role="row" className="border-b-2 border-text">
          {columns.map((column, index) => (
            <th
              key={column}
              role="columnheader"
              scope="col"
              className={cn('h-11 font-normal', index === 3 ? 'text-right' : 'pr-4')}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody
        role="rowgroup"
        className="block max-md:border-t-2 max-md:border-text md:table-row-group"
      >
        {rows.map((row, index) => (
          <tr
            // Records have no id of their own; two of the same second differ by their place.
            key={`${row.at}-${index}`}
            role="row"
            className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 border-b border-line-2 py-3.5 text-text md:table-row md:py-0"
          >
            <td role="cell" className={cn(cell, 'font-bold wrap-anywhere md:pr-4')}>
              {row.main}
            </td>
            <td role="cell" className={cn(cell, 'text-sm text-text-2 max-md:row-start-2 md:pr-4')}>
              <time dateTime={row.at}>{row.time}</time>
            </td>
            <td role="cell" className={cn(cell, 'max-md:row-start-2 max-md:text-right md:pr-4')}>
              <Badge tone={row.tone}>{row.status}</Badge>
            </td>
            <td
              role="cell"
              className={cn(
                cell,
                'text-right font-num font-bold max-md:col-start-2 max-md:row-start-1',
              )}
            >
              {row.amount}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
