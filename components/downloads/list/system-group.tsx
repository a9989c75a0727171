import { getTranslations } from 'next-intl/server';
import type { Platform } from '@/lib/releases/types';
import { OwnMark } from '../own-mark';
import { SystemIcon } from '../system-icon';
import type { Words } from '../words';
import { FilteredFold, FilteredGroup, type FilterKey } from './filtered';
import { PackageRow, type PackageRowProps } from './package-row';
import { everyRow, type ListGroup, type ListRow } from './rows';

const platformOf = {
  windows: 'windows',
  mac: 'mac-arm',
  linux: 'linux',
  android: 'android',
  ios: 'ios',
} as const satisfies Record<ListGroup['system'], Platform>;

/** One system: its newest on a tint, the other current packages below, the rest folded. */
export async function SystemGroup({ group, words }: { group: ListGroup; words: Words }) {
  const t = await getTranslations('downloadList');
  const { system, newest, current, folded } = group;
  const all = everyRow(group);
  // A group without a row passes every type, so that its notice shows under its own system.
  const keys: readonly FilterKey[] =
    all.length > 0 ? all.map((row) => row.key) : [{ system, type: 'latest' }];
  const list = (rows: readonly ListRow[], rank: PackageRowProps['rank'], className?: string) =>
    rows.length > 0 && (
      <ul aria-label={t(`ranks.${rank}`, { system: t(`systems.${system}`) })} className={className}>
        {rows.map((row) => (
          <PackageRow key={row.id} row={row} rank={rank} words={words} />
        ))}
      </ul>
    );
  return (
    <FilteredGroup
      rows={keys}
      className="grid gap-x-10 gap-y-4 border-t border-line-2 py-10 first-of-type:border-0 first-of-type:pt-0 lg:grid-cols-[11rem_minmax(0,1fr)]"
    >
      <h2 className="flex flex-wrap items-center gap-x-3 self-start text-h3 text-text lg:sticky lg:top-6 lg:pt-3.5">
        <SystemIcon platform={platformOf[system]} size={24} />
        {t(`systems.${system}`)}
        <small className="text-sm font-normal text-text-3 lg:w-full">
          <OwnMark platform={platformOf[system]}>{words.t('yourSystem')}</OwnMark>
        </small>
      </h2>
      {all.length === 0 ? (
        <p className="lg:pt-3.5">{system === 'linux' ? t('upgrading') : t('missing')}</p>
      ) : (
        <div className="@container">
          {list(newest, 'newest', 'rounded-lg bg-mist px-4 max-md:-mx-3 max-md:px-3 md:px-6')}
          {list(current, 'current', 'md:px-6')}
          {folded.length > 0 && (
            <FilteredFold rows={folded.map((row) => row.key)} className="md:px-6">
              <summary className="unfolds icon-chevron-down icon-16 flex min-h-14 cursor-pointer items-center gap-2 text-text hover:text-blue-700">
                {t('fold')}
                <span className="text-sm text-text-3">{t('folded', { count: folded.length })}</span>
              </summary>
              {list(folded, 'folded', 'border-t border-line')}
            </FilteredFold>
          )}
        </div>
      )}
    </FilteredGroup>
  );
}
