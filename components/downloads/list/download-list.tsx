import { getTranslations } from 'next-intl/server';
import type { Release } from '@/lib/releases/types';
import { releaseTypes, systemFilters } from '@/lib/releases/choose';
import { PageCrumbs } from '@/components/layout/page/page-crumbs';
import { NoRelease, nothingToDownload } from '../hero/no-release';
import type { Words } from '../words';
import { FilterBar } from './filter-bar';
import { listGroups, everyRow } from './rows';
import { SystemGroup } from './system-group';

/** Title, filter and every package of every system. iOS is listed only once there is something. */
export async function DownloadList({
  releases,
  words,
  partial,
}: {
  releases: readonly Release[];
  /** The list could not be loaded: a system without rows is left out instead of explained (D7). */
  partial: boolean;
  words: Words;
}) {
  const t = await getTranslations('downloadList');
  const nothing = nothingToDownload(releases) && !partial;
  const groups = listGroups(releases).filter(
    (group) => everyRow(group).length > 0 || (group.system !== 'ios' && !partial),
  );
  const rows = groups.flatMap((group) => everyRow(group).map((row) => row.key));
  const systems = systemFilters.filter((system) => groups.some((group) => group.system === system));
  return (
    <div className="wrap pt-6 pb-8 text-text-2 md:pt-10 md:pb-16">
      <PageCrumbs path="/downloadlist" tone="light" />
      <h1 className="mt-2 text-h1 text-text">{t('title')}</h1>
      <p className="mt-3 max-w-[34em] text-lead">{t('lead')}</p>
      {nothing ? (
        <div className="py-12 text-text md:py-16">
          <NoRelease words={words} unread={false} tone="light" />
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
                ...releaseTypes.map((value) => ({ value, label: words.type(value) })),
              ],
            }}
            count={t('filter.count', { shown: '{shown}', total: rows.length })}
            none={t('filter.none')}
            reset={t('filter.reset')}
          />
          {groups.map((group) => (
            <SystemGroup key={group.system} group={group} words={words} />
          ))}
        </>
      )}
    </div>
  );
}
