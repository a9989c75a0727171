import type { ReactNode } from 'react';

/**
 * The heading of a column. A hidden heading is only for screen readers, where others do not need it, as above buttons.
 */
type ColumnHead = string | { readonly hidden: string };

interface CellRow {
  readonly key: string;
  /** Cells in the order of the headings. */
  readonly cells: readonly ReactNode[];
}

/** The heading of a group of rows. */
interface GroupHeading {
  readonly key: string;
  readonly heading: string;
}

type TableRow = CellRow | GroupHeading;

interface TableProps {
  /** The name for screen readers, or the id of its heading. */
  readonly label?: string;
  readonly labelledBy?: string;
  readonly heads: readonly ColumnHead[];
  /** Index of the column that names a row. */
  readonly nameColumn?: number;
  readonly rows: readonly TableRow[];
}

const headContent = (head: ColumnHead) =>
  typeof head === 'string' ? head : <span className="sr-only">{head.hidden}</span>;

/** The label of a cell where each row is a card; undefined for a hidden heading. */
const headLabel = (head: ColumnHead | undefined) => (typeof head === 'string' ? head : undefined);

/** Whether a cell is empty. Cards leave out empty cells. */
const isEmptyCell = (cell: ReactNode) => cell === null || cell === undefined || cell === '';

function Row({
  row,
  heads,
  nameColumn,
}: Required<Pick<TableProps, 'heads' | 'nameColumn'>> & { row: TableRow }) {
  if ('heading' in row)
    return (
      <tr>
        <th scope="colgroup" colSpan={heads.length} className="bg-mist">
          {row.heading}
        </th>
      </tr>
    );
  return (
    <tr>
      {row.cells.map((cell, n) =>
        n === nameColumn ? (
          <th key={n} scope="row">
            {cell}
          </th>
        ) : (
          <td key={n} data-label={headLabel(heads[n])}>
            {isEmptyCell(cell) ? null : <div>{cell}</div>}
          </td>
        ),
      )}
    </tr>
  );
}

/** A table, whose rows are cards on a phone. A table that is too wide scrolls on its own, also with the keyboard. */
export function Table({ label, labelledBy, heads, nameColumn = 0, rows }: TableProps) {
  return (
    <div
      className="overflow-x-auto"
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
                {headContent(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.key} row={row} heads={heads} nameColumn={nameColumn} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
