import { getTranslations } from 'next-intl/server';
import { SystemIcon } from '../system-icon';
import type { Words } from '../words';
import { FilteredGroup, type FilterKey } from './filtered';
import { PackageRow } from './list-row';
import type { ListGroup } from './rows';

const columns = [
  ['package', 'w-[26%]'],
  ['version', 'w-[26%]'],
  ['date', 'w-[17%]'],
  ['size', 'w-[11%]'],
  ['action', 'text-right!'],
] as const;
const iconOf = {
  windows: 'windows',
  mac: 'mac-arm',
  linux: 'linux',
  android: 'android',
  ios: 'ios',
} as const;

/** One system: its name stays beside its packages while they scroll. */
export async function SystemGroup({ group, words }: { group: ListGroup; words: Words }) {
  const t = await getTranslations('downloadList');
  const { system, rows } = group;
  // A group without a row passes every type, so that its notice shows under its own system.
  const keys: readonly FilterKey[] =
    rows.length > 0 ? rows.map((row) => row.key) : [{ system, type: 'latest' }];
  return (
    <FilteredGroup
      rows={keys}
      className="grid gap-4 border-t-2 border-text pt-6 pb-12 lg:grid-cols-[3fr_9fr] lg:gap-10"
    >
      <h2 className="flex items-center gap-3 self-start text-h3 text-text lg:sticky lg:top-6">
        <SystemIcon platform={iconOf[system]} size={28} />
        {t(`systems.${system}`)}
      </h2>
      {rows.length > 0 ? (
        <table className="block w-full md:table md:table-fixed">
          <caption className="sr-only">{t('caption', { system: t(`systems.${system}`) })}</caption>
          <thead className="text-left text-xs text-text-3 max-md:sr-only">
            <tr>
              {columns.map(([column, width]) => (
                <th key={column} scope="col" className={`pb-2 text-left font-normal ${width}`}>
                  {t(`columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="block md:table-row-group">
            {rows.map((row) => (
              <PackageRow
                key={row.id}
                row={row}
                words={words}
                label={t('label', {
                  action: words.action(row.release.platform),
                  version: row.release.version,
                })}
              />
            ))}
          </tbody>
        </table>
      ) : (
        <p className="py-2">{system === 'linux' ? t('upgrading') : t('missing')}</p>
      )}
    </FilteredGroup>
  );
}
