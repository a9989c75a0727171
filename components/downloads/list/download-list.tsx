import { getTranslations } from 'next-intl/server';
import type { Release } from '@/lib/releases/types';
import { releaseTypes, systemFilters } from '@/lib/releases/choose';
import { PageCrumbs } from '@/components/layout/page/page-crumbs';
import { NoRelease, nothingToDownload } from '../hero/no-release';
import type { Words } from '../words';
import { FilterBar } from './filter-bar';
import { listGroups } from './rows';
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
    ({ system, rows }) => rows.length > 0 || (system !== 'ios' && !partial),
  );
  const rows = groups.flatMap((group) => group.rows.map((row) => row.key));
  const all = { value: '', label: t('filter.all') };
  const systems = systemFilters.filter((system) => groups.some((group) => group.system === system));
  return (
    <>
      <section className="bg-mist pt-8 pb-10 text-text-2 md:pt-12">
        <div className="wrap grid gap-8 lg:grid-cols-[5fr_7fr] lg:items-end lg:gap-14">
          <div>
            <PageCrumbs path="/downloadlist" tone="light" />
            <h1 className="mt-2 text-h1 text-text">{t('title')}</h1>
            <p className="mt-4 max-w-[28em] text-lead">{t('lead')}</p>
          </div>
          {!nothing && (
            <FilterBar
              rows={rows}
              systems={{
                legend: t('filter.system'),
                choices: [
                  all,
                  ...systems.map((value) => ({ value, label: t(`systems.${value}`) })),
                ],
              }}
              types={{
                legend: t('filter.type'),
                choices: [
                  all,
                  ...releaseTypes.map((value) => ({ value, label: words.type(value) })),
                ],
              }}
              count={t('filter.count', { shown: '{shown}', total: rows.length })}
              none={t('filter.none')}
              reset={t('filter.reset')}
            />
          )}
        </div>
      </section>
      {nothing ? (
        <div className="wrap py-12 text-text md:py-16">
          <NoRelease words={words} unread={false} tone="light" />
        </div>
      ) : (
        <div className="wrap pt-12 pb-8 text-text-2 not-has-[>section:not([hidden])]:hidden md:pt-16">
          {groups.map((group) => (
            <SystemGroup key={group.system} group={group} words={words} />
          ))}
        </div>
      )}
    </>
  );
}
