import { getTranslations } from 'next-intl/server';
import { PageCrumbs } from '@/components/sections/page-crumbs';
import { NoDownloadNotice } from '@/components/releases/list-notices';
import { PlatformIcon } from '@/components/releases/platform-icon';
import type { PackageFormatter } from '@/components/releases/package-formatter';
import { ForOwnSystem } from '@/components/visitor/for-system';
import { hasNoDownload } from '@/lib/releases/lists/select-packages';
import { packageSystems } from '@/lib/releases/platforms-by-system';
import { releaseTypeFilters } from '@/lib/releases/lists/package-filter';
import type { Platform, ReleasePackage } from '@/lib/releases/release-package';
import { FilterBar, FilteredFold, FilteredGroup, type FilterValues } from './filter-bar';
import { packageGroups, allRowsOf, type ListGroup, type PackageListRow } from './package-groups';
import { type PackageRowProps, PackageRow } from './package-row';

interface PackageListsProps {
  packages: readonly ReleasePackage[];
  formatter: PackageFormatter;
  /** Whether the list could not be loaded: then a system without rows is left out (D7). */
  isListUnreadable: boolean;
}

/** Title, filter and every package of every system. iOS is listed only once it has a package. */
export async function PackageLists({ packages, formatter, isListUnreadable }: PackageListsProps) {
  const t = await getTranslations('downloadList');
  const isKnownToHaveNoDownload = hasNoDownload(packages) && !isListUnreadable;
  const groups = packageGroups(packages).filter(
    (group) => allRowsOf(group).length > 0 || (group.system !== 'ios' && !isListUnreadable),
  );
  const rows = groups.flatMap((group) => allRowsOf(group).map((row) => row.filterValues));
  const systems = packageSystems.filter((system) =>
    groups.some((group) => group.system === system),
  );
  return (
    <div className="wrap pt-6 pb-8 text-text-2 md:pt-10 md:pb-16">
      <PageCrumbs path="/downloadlist" tone="light" />
      <h1 className="mt-2 text-h1 text-text">{t('title')}</h1>
      <p className="mt-3 max-w-[34em] text-lead">{t('lead')}</p>
      {isKnownToHaveNoDownload ? (
        <div className="py-12 text-text md:py-16">
          <NoDownloadNotice locale={formatter.locale} isListUnreadable={false} tone="light" />
        </div>
      ) : (
        <>
          <FilterBar
            rows={rows}
            systems={{
              legend: t('filter.system'),
              choices: [
                { value: '', label: t('filter.allSystems') },
                ...systems.map((value) => ({ value, label: t(`systems.${value}`) })),
              ],
            }}
            types={{
              legend: t('filter.type'),
              choices: [
                { value: '', label: t('filter.allTypes') },
                ...releaseTypeFilters.map((value) => ({ value, label: formatter.type(value) })),
              ],
            }}
            countText={t('filter.count', { shown: '{shown}', total: rows.length })}
            noneText={t('filter.none')}
            resetText={t('filter.reset')}
          />
          {groups.map((group) => (
            <SystemGroup key={group.system} group={group} formatter={formatter} />
          ))}
        </>
      )}
    </div>
  );
}

/** The platform whose icon and mark a system uses. */
const platformBySystem = {
  windows: 'windows',
  mac: 'mac-arm',
  linux: 'linux',
  android: 'android',
  ios: 'ios',
} as const satisfies Record<ListGroup['system'], Platform>;

/** One system: its newest packages on a tint, the other current packages below, the rest folded. */
async function SystemGroup({
  group,
  formatter,
}: {
  group: ListGroup;
  formatter: PackageFormatter;
}) {
  const t = await getTranslations('downloadList');
  const { system, newest, otherCurrent, folded } = group;
  const allRows = allRowsOf(group);
  // A group without rows is filtered like a row with a current package, so that its notice shows under its system.
  const filterValues: readonly FilterValues[] =
    allRows.length > 0 ? allRows.map((row) => row.filterValues) : [{ system, type: 'latest' }];
  const renderList = (
    rows: readonly PackageListRow[],
    rank: PackageRowProps['rank'],
    className?: string,
  ) =>
    rows.length > 0 && (
      <ul aria-label={t(`ranks.${rank}`, { system: t(`systems.${system}`) })} className={className}>
        {rows.map((row) => (
          <PackageRow key={row.id} row={row} rank={rank} formatter={formatter} />
        ))}
      </ul>
    );
  return (
    <FilteredGroup
      rows={filterValues}
      className="download:lg:grid-cols-[11rem_minmax(0,1fr)] grid gap-x-10 gap-y-4 border-t border-line-2 py-10 first-of-type:border-0 first-of-type:pt-0"
    >
      <h2 className="download:lg:pt-3.5 flex flex-wrap items-center gap-x-3 self-start text-h3 text-text lg:sticky lg:top-6">
        <PlatformIcon platform={platformBySystem[system]} size={24} />
        {t(`systems.${system}`)}
        <small className="download:lg:w-full text-sm font-normal text-text-3">
          <ForOwnSystem platform={platformBySystem[system]}>
            {formatter.t('yourSystem')}
          </ForOwnSystem>
        </small>
      </h2>
      {allRows.length === 0 ? (
        <p className="download:lg:pt-3.5">{system === 'linux' ? t('upgrading') : t('missing')}</p>
      ) : (
        <div className="@container">
          {renderList(
            newest,
            'newest',
            'rounded-lg bg-mist px-4 download:max-md:-mx-3 max-md:px-3 md:px-6',
          )}
          {renderList(otherCurrent, 'current', 'md:px-6')}
          {folded.length > 0 && (
            <FilteredFold rows={folded.map((row) => row.filterValues)} className="md:px-6">
              <summary className="after-icon icon-chevron-down icon-16 flex min-h-14 cursor-pointer items-center gap-2 text-text hover:text-blue-700">
                {t('fold')}
                <span className="text-sm text-text-3">{t('folded', { count: folded.length })}</span>
              </summary>
              {renderList(folded, 'folded', 'border-t border-line')}
            </FilteredFold>
          )}
        </div>
      )}
    </FilteredGroup>
  );
}
