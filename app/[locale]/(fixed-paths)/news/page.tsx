import '@/app/styles/company.css';
import { getLocale, getTranslations } from 'next-intl/server';
import { newsCategories } from '@superbrowser/contract/content/categories';
import { FilterLinks } from '@/components/content/filter-links';
import { FeedLink } from '@/components/content/feed-link';
import { PageShell } from '@/components/layout/page-shell';
import { PageCrumbs } from '@/components/sections/page-crumbs';
import { Phrases } from '@/components/sections/phrases';
import { feedPath } from '@/lib/seo/feeds/feed-paths';
import { pageMetadata } from '@/lib/seo/metadata';
import { getAllArticles } from '@/lib/content/articles';
import { ArticleList, LeadStory } from './articles';

export const generateMetadata = pageMetadata('/news');

/** The page answers: has another team already solved the problem my team had this week? */
export default async function NewsPage() {
  const locale = await getLocale();
  const [t, [newest, ...others]] = await Promise.all([
    getTranslations('news'),
    getAllArticles(locale),
  ]);
  return (
    <PageShell path="/news" tone="light">
      <section className="bg-mist pt-6 pb-14 text-text-2 md:pt-10 md:pb-18">
        <div className="wrap">
          <PageCrumbs path="/news" tone="light" />
          <div className="company:lg:grid-cols-[6fr_6fr] mt-3 grid items-start gap-10 lg:gap-16">
            <div className="lg:sticky lg:top-8">
              <h1 className="text-h1 text-text">
                <Phrases text={t('title')} />
              </h1>
              <p className="mt-4 max-w-[32em] text-lead">{t('lead')}</p>
              <div className="mt-4">
                <FeedLink href={feedPath(locale, 'news')} label={t('subscribe')} />
              </div>
            </div>
            {newest && <LeadStory article={newest} />}
          </div>
        </div>
      </section>
      <div className="company:md:pb-18 wrap pt-10 pb-20 text-text-2 md:pt-14">
        <FilterLinks
          groups={[
            {
              name: 'category',
              legend: t('filter.legend'),
              allLabel: t('filter.all'),
              choices: newsCategories.map((value) => ({ value, label: t(`categories.${value}`) })),
            },
          ]}
          rows={others.map(({ category }) => ({ category }))}
          countText={t('filter.count', { shown: '{shown}', total: others.length })}
          noneText={t('filter.none')}
        />
        <ArticleList articles={others} />
      </div>
    </PageShell>
  );
}
