import type { Facts } from '@/lib/detect/facts';
import { factGroups, reportGroups, type FactRow } from '@/lib/detect/rows';
import type { DetectWords } from './types';
import { ValueText } from './value-text';

/** Everything that was read, group by group; what was not says why. */
export function FactTables({ words, facts }: { words: DetectWords; facts: Facts }) {
  const rows = factGroups(facts);
  return (
    <div className="mt-10 md:mt-14">
      <h3 className="text-h3 text-text">{words.facts}</h3>
      <p className="mt-1 text-[15px]">{words.factsLead}</p>
      <div className="mt-5 border-b border-line-2">
        {reportGroups.map((group, index) => (
          <details key={group} open={index === 0} className="group border-t border-line-2">
            <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-5 font-bold text-text hover:text-blue-700">
              {words.groups[group]}
              <span aria-hidden="true" className="text-[22px] leading-none text-blue-600">
                <span className="group-open:hidden">+</span>
                <span className="hidden group-open:inline">−</span>
              </span>
            </summary>
            <dl className="pb-4">
              {rows[group].map((row) => (
                <div
                  key={row.source}
                  className="grid gap-x-6 border-t border-line py-2.5 md:grid-cols-[4fr_8fr]"
                >
                  <dt className="text-[15px] text-text-3">{words.sources[row.source]}</dt>
                  <dd className="min-w-0 text-text">
                    <FactValue words={words} row={row} facts={facts} />
                  </dd>
                </div>
              ))}
            </dl>
          </details>
        ))}
      </div>
    </div>
  );
}

function FactValue({ words, row, facts }: { words: DetectWords; row: FactRow; facts: Facts }) {
  if (row.value !== null) return <ValueText words={words} value={row.value} />;
  return (
    <span className="text-[15px] text-text-3">
      {words.unread[facts.unread[row.part] ?? 'none']}
    </span>
  );
}
