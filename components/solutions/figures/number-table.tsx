import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { KindNumbers } from '@/lib/partners/view';
import { figureKinds } from '@superbrowser/contract/records/figures';

export interface NumberTableProps {
  id: string;
  title: string;
  /** Heading of the first column. */
  column: string;
  note?: string;
  isFolded?: boolean;
  rows: readonly {
    readonly key: string;
    readonly name: ReactNode;
    /** Null where nothing was measured. */
    readonly numbers: KindNumbers | null;
  }[];
}

/** A row a day, a source or a system, and a column for each number. */
export function NumberTable({ isFolded = false, ...table }: NumberTableProps) {
  const { id, title, rows } = table;
  if (!isFolded)
    return (
      // The frame of the table is the landmark: two of one name would be one too many.
      <div>
        <h2 id={id} className="text-h3 text-text">
          {title}
        </h2>
        <Rows {...table} />
      </div>
    );
  return (
    <details className="group">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 border-b-2 border-text text-text hover:text-blue-700">
        <h2 id={id} className="text-h3">
          {title} <span className="text-base font-normal text-text-3">{rows.length}</span>
        </h2>
        <Icon name="chevron-down" size={22} className="text-blue-600 group-open:rotate-180" />
      </summary>
      <Rows {...table} />
    </details>
  );
}

const number = 'py-2.5 pl-1.5 text-right tabular-nums md:pl-3';

function Rows({ id, column, note, rows }: Omit<NumberTableProps, 'isFolded'>) {
  const t = useTranslations('partnersFigures');
  const format = useFormatter();
  return (
    <>
      {note && <p className="mt-1 text-sm text-text-3">{note}</p>}
      {/* On a phone it moves sideways in its own frame. */}
      <div role="region" aria-labelledby={id} tabIndex={0} className="mt-3 overflow-x-auto">
        <table
          aria-labelledby={id}
          className="w-full min-w-[300px] table-fixed text-left text-sm md:text-[15px]"
        >
          <thead>
            <tr className="text-ui hyphens-auto text-text md:text-sm">
              <th
                scope="col"
                className="w-[28%] border-b-2 border-text pb-2 align-bottom md:w-[32%]"
              >
                {column}
              </th>
              {figureKinds.map((kind) => (
                <th
                  key={kind}
                  scope="col"
                  className="border-b-2 border-text pb-2 pl-1.5 text-right align-bottom md:pl-3"
                >
                  {t(`kinds.${kind}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, numbers }) => (
              <tr key={key} className="border-b border-line-2">
                <th scope="row" className="py-2.5 font-normal text-text">
                  {name}
                </th>
                {numbers ? (
                  figureKinds.map((kind) => (
                    <td key={kind} className={number}>
                      {format.number(numbers[kind])}
                    </td>
                  ))
                ) : (
                  <td colSpan={figureKinds.length} className={`${number} text-text-3`}>
                    {t('unmeasured')}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
