import type { ReactElement, ReactNode } from 'react';
import { cn } from './cn';

/** A column: its heading, and its cell in every row. */
export interface Column<Row> {
  readonly key: string;
  readonly heading: string;
  /** Class of the heading, which sets the column's width. */
  readonly headingClassName?: string;
  readonly className?: string;
  readonly isRowHeader?: true;
  readonly renderCell: (row: Row) => ReactNode;
}

/** Rows that belong together. */
interface RowGroup<Row> {
  readonly key: string;
  /** A row of its own above the group. */
  readonly heading?: ReactNode;
  readonly attributes?: Readonly<Record<`data-${string}`, string | undefined>>;
  readonly rows: readonly Row[];
}

/** Classes of a table's parts. */
interface TableLook {
  readonly table: string;
  readonly caption?: string;
  readonly head: string;
  readonly headRow?: string;
  readonly heading?: string;
}

interface DataTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  groups: readonly RowGroup<Row>[];
  /** Draws a row around its cells. */
  renderRow: (row: Row, cells: ReactNode, index: number) => ReactElement;
  look: TableLook;
}

/**
 * A table whose columns define their headings and cells; on phones its rows become blocks. `TextTable` is simpler, with
 * a look of its own.
 */
export function DataTable<Row>({ caption, columns, groups, renderRow, look }: DataTableProps<Row>) {
  const cellsOf = (tableRow: Row) =>
    columns.map(({ key, className, isRowHeader, renderCell }) =>
      isRowHeader ? (
        <th key={key} scope="row" className={className}>
          {renderCell(tableRow)}
        </th>
      ) : (
        <td key={key} className={className}>
          {renderCell(tableRow)}
        </td>
      ),
    );
  return (
    <table className={look.table}>
      <caption className={cn('sr-only', look.caption)}>{caption}</caption>
      <thead className={look.head}>
        <tr className={look.headRow}>
          {columns.map(({ key, heading, headingClassName }) => (
            <th key={key} scope="col" className={cn(look.heading, headingClassName) || undefined}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ key, heading, attributes, rows }) => (
        <tbody key={key} {...attributes} className="block md:table-row-group">
          {heading}
          {rows.map((tableRow, index) => renderRow(tableRow, cellsOf(tableRow), index))}
        </tbody>
      ))}
    </table>
  );
}
