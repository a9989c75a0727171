import type { ReactNode } from 'react';

interface TextTableProps {
  caption: string;
  head: readonly ReactNode[];
  rows: readonly (readonly ReactNode[])[];
  /** Column titles on phones, where each cell shows its own. */
  labels: readonly string[];
}

/**
 * A table of plain cells with one look, for texts: ruled on wide screens, one labeled block for each row on phones.
 * `DataTable` is for rows that bring their own markup.
 */
export function TextTable({ caption, head, rows, labels }: TextTableProps) {
  return (
    <table className="mt-6 w-full border-text text-base leading-[1.6] max-md:block md:border-t-2">
      <caption className="pb-3 text-left text-sm text-text-3 max-md:block">{caption}</caption>
      <thead className="max-md:sr-only">
        <tr>
          {head.map((cell, column) => (
            <th
              key={column}
              scope="col"
              className="border-b border-line-2 py-2.5 pr-4 text-left text-sm text-text"
            >
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="border-text max-md:block max-md:border-t-2">
        {rows.map((row, index) => (
          <tr
            key={index}
            className="border-b border-line-2 max-md:block max-md:py-3 print:break-inside-avoid"
          >
            {row.map((cell, column) =>
              column === 0 ? (
                <th
                  key={column}
                  scope="row"
                  className="text-left align-top font-bold wrap-break-word text-text max-md:block max-md:wrap-anywhere md:py-3 md:pr-5"
                >
                  {cell}
                </th>
              ) : (
                <td
                  key={column}
                  className="align-top max-md:mt-1 max-md:grid max-md:grid-cols-[7.5em_1fr] max-md:gap-x-3 md:min-w-28 md:py-3 md:pr-4"
                >
                  <span aria-hidden="true" className="text-sm leading-[1.83] text-text-3 md:hidden">
                    {labels[column]}
                  </span>
                  <span>{cell}</span>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
