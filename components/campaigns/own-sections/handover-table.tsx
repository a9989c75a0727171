import type { ReactNode } from 'react';
import { TextTable } from '@/components/ui/text-table';
import type { OwnSection } from '@/lib/campaigns/campaign-types';

type HandoverTexts = Omit<
  Extract<OwnSection, { kind: 'duty' }>,
  'kind' | 'title' | 'lead' | 'note'
>;

/** Who hands over what: a card with a picture for each moment; without pictures a table. */
export function HandoverTable({
  caption,
  columns,
  rows,
  pictures,
}: HandoverTexts & { pictures: readonly ReactNode[] }) {
  if (pictures.length === 0)
    return <TextTable caption={caption} head={columns} labels={columns} rows={rows} />;
  return (
    <ol aria-label={caption} className="grid gap-5 md:gap-6 lg:grid-cols-3">
      {columns.slice(1).map((moment, index) => (
        <li key={moment} className="overflow-hidden rounded-xl bg-paper">
          {pictures[index]}
          <div className="px-6 pt-7 pb-4 md:px-8">
            <h3 className="text-[1.625rem] leading-tight text-text">{moment}</h3>
            <dl className="mt-4">
              {rows.map((row) => (
                <div
                  key={row[0]}
                  className="campaigns:grid-cols-[5.5em_1fr] grid gap-3 border-t border-line-2 py-3"
                >
                  <dt className="text-text-3">{row[0]}</dt>
                  <dd className="font-bold text-text">{row[index + 1]}</dd>
                </div>
              ))}
            </dl>
          </div>
        </li>
      ))}
    </ol>
  );
}
