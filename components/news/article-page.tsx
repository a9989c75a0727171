import { getLocale, getTranslations } from 'next-intl/server';
import { PageCrumbs } from '@/components/layout/page/page-crumbs';
import { Body } from '@/components/editorial/body';
import { TableOfContents } from '@/components/editorial/contents';
import { longDay } from '@/components/editorial/day';
import { Neighbours } from '@/components/editorial/neighbours';
import { NewsPicture } from '@/components/editorial/pictures/news-pictures';
import { JsonLd } from '@/components/layout/page/json-ld';
import { PageShell } from '@/components/layout/page-shell';
import { atPunctuation, Phrases } from '@/components/sections/phrases';
import { contentsOf } from '@/lib/content/blocks';
import { changedOn } from '@/lib/content/details';
import type { Article } from '@/lib/content/types';
import { pagePath } from '@/lib/i18n/paths';
import { recordPath } from '@/lib/routes';
import { article as articleData } from '@/lib/seo/json-ld';
import { pictureUrl } from '@/lib/seo/metadata';
import { site } from '@/lib/site';

export interface ArticlePageProps {
  article: Article;
  /** Newest first; where to read on is among them. */
  all: readonly Article[];
}

/** One article: what it answers, its text with contents, and where to read on. */
export async function ArticlePage({ article: record, all }: ArticlePageProps) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('news')]);
  const path = recordPath('news', record.slug);
  const { title, crumb, description, body } = record.text[locale];
  const author = t('by', { name: site.name[locale] });
  return (
    <PageShell path={path} crumb={crumb} tone="light">
      <article>
        <header className="bg-mist pt-6 pb-10 text-text-2 md:pt-10 md:pb-16">
          <div className="wrap">
            <PageCrumbs path={path} crumb={crumb} tone="light" />
            <div className="mt-3 grid items-center gap-8 lg:grid-cols-[7fr_5fr] lg:gap-16">
              <div>
                <h1 className="text-[clamp(30px,3.6vw,48px)] leading-[1.25] text-text">
                  <Phrases text={atPunctuation(title)} />
                </h1>
                <p className="mt-4 max-w-[36em] text-lead">{description}</p>
                <p className="mt-5 flex flex-wrap gap-x-3 text-sm text-text-3">
                  <span>{author}</span>
                  <time dateTime={record.publishedOn}>{longDay(record.publishedOn, locale)}</time>
                  {record.updatedOn && (
                    <span>{t('updated', { day: longDay(record.updatedOn, locale) })}</span>
                  )}
                  <span>{t(`categories.${record.category}`)}</span>
                </p>
              </div>
              <div className="overflow-hidden rounded-xl">
                <NewsPicture article={record} />
              </div>
            </div>
          </div>
        </header>
        <div className="wrap grid gap-8 pt-8 pb-16 lg:grid-cols-[240px_1fr] lg:gap-20 lg:pt-14 print:block">
          <TableOfContents
            title={t('contents')}
            items={contentsOf(body)}
            className="lg:sticky lg:top-6 lg:self-start"
          />
          <Body blocks={body} />
        </div>
      </article>
      <div className="wrap pb-20 md:pb-28">
        <Neighbours
          label={t('more')}
          items={neighbours(record, all).map(({ article, side }) => ({
            href: pagePath(locale, recordPath('news', article.slug)),
            label: t(side),
            title: article.text[locale].title,
          }))}
        />
      </div>
      <JsonLd
        data={articleData(locale, {
          type: 'NewsArticle',
          path,
          headline: title,
          description,
          image: pictureUrl(locale, path),
          publishedOn: record.publishedOn,
          changedOn: changedOn(record),
        })}
      />
    </PageShell>
  );
}

/** The articles around one; an end of the list has one. */
function neighbours(article: Article, all: readonly Article[]) {
  const index = all.indexOf(article);
  return ([-1, 1] as const).flatMap((step) => {
    const beside = all[index + step];
    return beside ? [{ article: beside, side: step < 0 ? 'newer' : 'older' } as const] : [];
  });
}
