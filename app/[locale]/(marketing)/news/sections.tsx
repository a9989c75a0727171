import { getLocale, getTranslations } from 'next-intl/server';
import { Filtered } from '@/components/content/address-filter';
import { longDay, monthOf, shortDay } from '@/components/content/day';
import { NewsPicture } from '@/components/content/pictures/news-pictures';
import { PageLink } from '@/components/ui/page-link';
import type { Article } from '@/lib/content/types';
import { pagePath } from '@/lib/i18n/paths';
import { recordPath } from '@/lib/pages';

/** The newest article, large, next to the page's own words. */
export async function LeadStory({ article }: { article: Article }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('news')]);
  return (
    <article className="group relative overflow-hidden rounded-xl bg-paper shadow-2">
      <NewsPicture article={article} priority />
      <div className="p-6 md:p-8">
        <p className="text-sm text-text-3">
          {t('newest')} ·{' '}
          <time dateTime={article.publishedOn}>{longDay(article.publishedOn, locale)}</time>
        </p>
        <h2 className="mt-2 text-[1.5rem] leading-snug text-text group-hover:text-blue-700 md:text-[1.75rem]">
          <PageLink
            href={pagePath(locale, recordPath('news', article.slug))}
            className="company:after:inset-0 after:absolute"
          >
            {article.title}
          </PageLink>
        </h2>
        <p className="mt-2">{article.description}</p>
      </div>
    </article>
  );
}

/** Articles by the month they came out, newest month first. */
function byMonth(articles: readonly Article[]): [string, Article[]][] {
  const months = new Map<string, Article[]>();
  for (const article of articles) {
    const month = article.publishedOn.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), article]);
  }
  return [...months];
}

/** All but the newest, each with its picture in the one format of the list. */
export async function MonthList({ articles }: { articles: readonly Article[] }) {
  const locale = await getLocale();
  return byMonth(articles).map(([month, list]) => (
    <section
      key={month}
      aria-labelledby={`m-${month}`}
      className="company:not-has-[li:not([hidden])]:hidden company:lg:grid-cols-[2fr_10fr] grid gap-x-10 border-t-2 border-text pt-5 lg:pt-8"
    >
      <h2 id={`m-${month}`} className="text-h3 text-text lg:sticky lg:top-6 lg:self-start">
        {monthOf(`${month}-01`, locale)}
      </h2>
      <ul>
        {list.map((article) => (
          <Row key={article.slug} article={article} />
        ))}
      </ul>
    </section>
  ));
}

async function Row({ article }: { article: Article }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('news')]);
  return (
    <Filtered
      keys={{ category: article.category }}
      className="group company:not-first:border-line-2 company:not-first:pt-8 company:md:grid-cols-[280px_1fr] company:lg:grid-cols-[360px_1fr] company:lg:gap-x-12 company:lg:pt-0 company:lg:pb-10 relative grid items-start gap-x-8 gap-y-5 pt-4 pb-9 not-first:border-t"
    >
      <NewsPicture article={article} className="rounded-lg" />
      <div className="md:pt-2">
        <p className="text-sm text-text-3">
          <time dateTime={article.publishedOn}>{shortDay(article.publishedOn, locale)}</time>
          <span aria-hidden="true"> · </span>
          {t(`categories.${article.category}`)}
        </p>
        <h3 className="mt-1.5 text-[1.375rem] leading-snug text-balance text-text group-hover:text-blue-700 lg:text-[1.75rem]">
          <PageLink
            href={pagePath(locale, recordPath('news', article.slug))}
            className="company:after:inset-0 after:absolute"
          >
            {article.title}
          </PageLink>
        </h3>
        <p className="mt-3 max-w-[34em]">{article.description}</p>
      </div>
    </Filtered>
  );
}
