import { getLocale, getTranslations } from 'next-intl/server';
import { longDay } from '@/components/editorial/day';
import { NewsPicture } from '@/components/editorial/pictures/news-pictures';
import { PageLink } from '@/components/ui/page-link';
import type { Article } from '@/lib/content/types';
import { pagePath } from '@/lib/i18n/paths';
import { recordPath } from '@/lib/routes';

/** The newest article, large, beside the page's own words. */
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
        <h2 className="mt-2 text-[24px] leading-snug text-text group-hover:text-blue-700 md:text-[28px]">
          <PageLink
            href={pagePath(locale, recordPath('news', article.slug))}
            className="after:absolute after:inset-0"
          >
            {article.title}
          </PageLink>
        </h2>
        <p className="mt-2">{article.description}</p>
      </div>
    </article>
  );
}
