import { getLocale, getTranslations } from 'next-intl/server';
import { Filtered } from '@/components/editorial/address-filter';
import { monthOf, shortDay } from '@/components/editorial/day';
import { NewsPicture } from '@/components/editorial/pictures/news-pictures';
import { cn } from '@/components/ui/cn';
import { PageLink } from '@/components/ui/page-link';
import type { Article } from '@/lib/content/types';
import { pagePath } from '@/lib/i18n/paths';
import { recordPath } from '@/lib/routes';

/** Articles by the month they came out, newest month first. */
function byMonth(articles: readonly Article[]): [string, Article[]][] {
  const months = new Map<string, Article[]>();
  for (const article of articles) {
    const month = article.publishedOn.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), article]);
  }
  return [...months];
}

/** Every third article has a large picture, so that the list does not read as one column of stamps. */
export async function MonthList({ articles }: { articles: readonly Article[] }) {
  const locale = await getLocale();
  const large = new Set(articles.filter((_, index) => index % 3 === 1));
  return byMonth(articles).map(([month, list]) => (
    <section
      key={month}
      aria-labelledby={`m-${month}`}
      className="grid gap-x-10 border-t-2 border-text pt-5 not-has-[li:not([hidden])]:hidden lg:grid-cols-[3fr_9fr]"
    >
      <h2 id={`m-${month}`} className="text-h3 text-text lg:sticky lg:top-6 lg:self-start">
        {monthOf(`${month}-01`, locale)}
      </h2>
      <ul>
        {list.map((article) => (
          <Row key={article.slug} article={article} large={large.has(article)} />
        ))}
      </ul>
    </section>
  ));
}

async function Row({ article, large }: { article: Article; large: boolean }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('news')]);
  const text = article.text[locale];
  return (
    <Filtered
      keys={{ category: article.category }}
      className={cn(
        'group relative grid gap-x-8 border-b border-line-2 pt-4 pb-8 last:border-0 max-lg:pt-6 sm:grid-cols-[1fr_140px] lg:pt-0 lg:not-first:pt-8',
        large ? 'md:grid-cols-[1fr_1fr]' : 'md:grid-cols-[1fr_180px]',
      )}
    >
      <div>
        <p className="text-sm text-text-3">
          <time dateTime={article.publishedOn}>{shortDay(article.publishedOn, locale)}</time>
          <span aria-hidden="true"> · </span>
          {t(`categories.${article.category}`)}
        </p>
        <h3 className="mt-1.5 text-[20px] leading-snug text-text group-hover:text-blue-700 md:text-[24px]">
          <PageLink
            href={pagePath(locale, recordPath('news', article.slug))}
            className="after:absolute after:inset-0"
          >
            {text.title}
          </PageLink>
        </h3>
        <p className="mt-2 max-w-[38em]">{text.description}</p>
      </div>
      <NewsPicture
        article={article}
        className={cn('self-start rounded-md shadow-1 max-sm:hidden', large && 'md:order-first')}
      />
    </Filtered>
  );
}
