import '@/app/styles/company.css';
import { getLocale, getTranslations } from 'next-intl/server';
import { changelogLines } from '@superbrowser/contract/content/categories';
import { FilterLinks } from '@/components/content/filter-links';
import { FeedLink } from '@/components/content/feed-link';
import { PageShell } from '@/components/layout/page-shell';
import { PageCrumbs } from '@/components/sections/page-crumbs';
import { Phrases } from '@/components/sections/phrases';
import { PageTextLink } from '@/components/sections/page-text-link';
import { changelog } from '@/lib/content/changelog-announcements-apps';
import { feedPath } from '@/lib/seo/feeds/feed-paths';
import { pageMetadata } from '@/lib/seo/metadata';
import { CurrentReleases } from './current-releases';
import { EntryList } from './entry-list';
import { HowToReadVersions } from './how-to-read-versions';

export const generateMetadata = pageMetadata('/changelog');

/** The page answers: is my problem fixed, and in which version? */
export default async function ChangelogPage() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('changelog')]);
  return (
    <PageShell path="/changelog" tone="light">
      <section className="bg-mist pt-6 pb-10 text-text-2 md:pt-10 md:pb-14">
        <div className="wrap">
          <PageCrumbs path="/changelog" tone="light" />
          <div className="company:lg:grid-cols-[6fr_6fr] mt-3 mb-10 grid gap-4 md:mb-14 lg:items-end lg:gap-16">
            <h1 className="text-h1 text-text">
              <Phrases text={t('title')} />
            </h1>
            <div>
              <p className="max-w-[34em] text-lead">{t('lead')}</p>
              <FeedLink href={feedPath(locale, 'changelog')} label={t('subscribe')} />
            </div>
          </div>
          <CurrentReleases />
        </div>
      </section>
      <section className="group/list wrap pt-10 pb-16 text-text-2 md:pt-14 md:pb-18">
        <h2 className="sr-only">{t('filter.legend')}</h2>
        <FilterLinks
          groups={[
            {
              name: 'line',
              legend: t('filter.legend'),
              allLabel: t('filter.all'),
              choices: changelogLines.map((value) => ({
                value,
                label: t(`lines.${value}.name`),
              })),
            },
          ]}
          rows={changelog.map(({ line }) => ({ line }))}
          countText={t('filter.count', { shown: '{shown}', total: changelog.length })}
          noneText={t('filter.none')}
        />
        <div className="mt-8">
          <EntryList />
        </div>
        <div className="mt-6 flex flex-wrap items-center gap-x-4">
          <p>{t('history')}</p>
          <PageTextLink path="/download/history">{t('historyLink')}</PageTextLink>
        </div>
      </section>
      <HowToReadVersions />
    </PageShell>
  );
}
