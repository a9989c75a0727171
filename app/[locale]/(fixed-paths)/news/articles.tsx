import { getLocale, getTranslations } from 'next-intl/server';
import { FilteredItem } from '@/components/content/filter-links';
import { formatLongDay } from '@/lib/core/i18n/dates';
import { NewsPicture } from '@/components/content/pictures/news-pictures';
import { PlainLink } from '@/components/ui/plain-link';
import type { Article } from '@/lib/content/built-in-articles-and-cases';
import { pagePath } from '@/lib/core/i18n/paths';
import { contentPath } from '@/lib/pages';

/** The title as a link that covers the whole card. */
async function ArticleLink({ article: { slug, title } }: { article: Article }) {
  const locale = await getLocale();
  return (
    <PlainLink
      href={pagePath(locale, contentPath('news', slug))}
      className="company:after:inset-0 after:absolute"
    >
      {title}
    </PlainLink>
  );
}

/** The day of the text as it is now: a change comes after the publication. */
async function ArticleDay({ article }: { article: Article }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('news')]);
  const { publishedOn, updatedOn } = article;
  return updatedOn ? (
    <time dateTime={updatedOn}>{t('updated', { day: formatLongDay(updatedOn, locale) })}</time>
  ) : (
    <time dateTime={publishedOn}>{formatLongDay(publishedOn, locale)}</time>
  );
}

/** The newest article, large, next to the page's own words. */
export async function LeadStory({ article }: { article: Article }) {
  const t = await getTranslations('news');
  return (
    <article className="group relative overflow-hidden rounded-xl bg-paper shadow-2">
      <NewsPicture article={article} hasPriority />
      <div className="p-6 md:p-8">
        <p className="text-sm text-text-3">
          {t('newest')} · <ArticleDay article={article} />
        </p>
        <h2 className="mt-2 text-[1.5rem] leading-snug text-text group-hover:text-blue-700 md:text-[1.75rem]">
          <ArticleLink article={article} />
        </h2>
        <p className="mt-2">{article.description}</p>
      </div>
    </article>
  );
}

/** All articles but the newest, newest first, each with its picture in the list's format. */
export function ArticleList({ articles }: { articles: readonly Article[] }) {
  return (
    <ul className="mt-8 grid gap-x-8 gap-y-11 md:grid-cols-2 lg:gap-x-12">
      {articles.map((article) => (
        <ArticleRow key={article.slug} article={article} />
      ))}
    </ul>
  );
}

async function ArticleRow({ article }: { article: Article }) {
  const t = await getTranslations('news');
  return (
    <FilteredItem
      row={{ category: article.category }}
      className="company:md:alone:col-span-2 company:md:alone:grid company:md:alone:grid-cols-2 company:md:alone:grid-rows-[1fr_auto_1fr] company:md:alone:gap-x-8 company:lg:alone:gap-x-12 group relative"
    >
      <NewsPicture article={article} className="row-span-3 rounded-lg" />
      <p className="mt-4 self-end text-sm text-text-3">
        <ArticleDay article={article} />
        <span aria-hidden="true"> · </span>
        {t(`categories.${article.category}`)}
      </p>
      <h2 className="mt-1.5 text-[1.375rem] leading-snug text-balance text-text group-hover:text-blue-700 lg:text-[1.625rem]">
        <ArticleLink article={article} />
      </h2>
      <p className="mt-2 max-w-[34em]">{article.description}</p>
    </FilteredItem>
  );
}
