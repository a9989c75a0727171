import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { sectionHeadingsOf, parseMarkdown } from '@superbrowser/contract/content/markdown';
import { PageShell } from '@/components/layout/page-shell';
import { JsonLd } from '@/components/layout/json-ld';
import { PageCrumbs } from '@/components/sections/page-crumbs';
import { Phrases, withPhraseMarks } from '@/components/sections/phrases';
import { PreviousNextLinks } from '@/components/sections/closing/previous-next-links';
import { TextLink } from '@/components/ui/text-link';
import { changeDayOf, type Article } from '@/lib/content/built-in-articles-and-cases';
import { pagePath } from '@/lib/core/i18n/paths';
import { contentPath } from '@/lib/pages';
import { articleJsonLd } from '@/lib/seo/json-ld';
import { linkPreviewUrl } from '@/lib/seo/metadata';
import { site } from '@/lib/site';
import { formatLongDay } from '@/lib/core/i18n/dates';
import { NewsPicture, newsScene } from './pictures/news-pictures';
import { Markdown } from './markdown';
import { TableOfContents } from './table-of-contents';

interface ArticlePageProps {
  article: Article;
  /** All articles in this article's language, newest first, for the links to other articles. */
  articles: readonly Article[];
}

/** One article: its text with a table of contents, and links to others. */
export async function ArticlePage({ article, articles }: ArticlePageProps) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('news')]);
  const path = contentPath('news', article.slug);
  const { title, crumb, description, locales } = article;
  const [newer, older] = [-1, 1].map((offset) => articles[articles.indexOf(article) + offset]);
  // The oldest article has no older neighbor, so it offers its newer neighbor as the next article.
  const [previous, next] = older ? [newer, older] : [undefined, newer];
  const neighborLink = (neighbor: Article, side: 'newer' | 'older') => ({
    href: pagePath(locale, contentPath('news', neighbor.slug)),
    label: t(side),
    title: neighbor.title,
  });
  return (
    <PageShell path={path} locales={locales} crumb={crumb} tone="light">
      <ArticleBody
        article={article}
        crumbs={<PageCrumbs path={path} crumb={crumb} tone="light" />}
      />
      {next && (
        <PreviousNextLinks
          label={t('more')}
          previous={previous && neighborLink(previous, 'newer')}
          next={neighborLink(next, older ? 'older' : 'newer')}
        />
      )}
      <JsonLd
        data={articleJsonLd(locale, {
          type: 'NewsArticle',
          path,
          headline: title,
          description,
          image: linkPreviewUrl(locale, path),
          publishedOn: article.publishedOn,
          changedOn: changeDayOf(article),
        })}
      />
    </PageShell>
  );
}

interface ArticleBodyProps {
  article: Omit<Article, 'crumb' | 'locale' | 'locales'>;
  crumbs?: ReactNode;
}

/** An article: its heading with the picture, and its text with the contents next to it. */
export async function ArticleBody({ article, crumbs }: ArticleBodyProps) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('news')]);
  const { title, description, lead = description, body } = article;
  const root = parseMarkdown(body);
  const scene = newsScene(article);
  const author = t('by', { name: site.name[locale] });
  return (
    <article>
      <header className="company:lg:pb-16 bg-mist pt-6 pb-10 text-text-2 md:pt-10">
        <div className="wrap">
          {crumbs}
          <div className="company:lg:grid-cols-[6fr_7fr] mt-3 grid items-center gap-x-14 gap-y-8 lg:mt-6">
            <div>
              <h1 className="company:en:lg:text-[2.25rem] text-[clamp(1.875rem,3.6vw,3rem)] leading-[1.25] text-text">
                <Phrases text={withPhraseMarks(title)} />
              </h1>
              <p className="mt-4 max-w-[36em] text-lead">{lead}</p>
              <p className="mt-5 flex flex-wrap gap-x-3 text-sm text-text-3">
                <span>{author}</span>
                <time dateTime={article.publishedOn}>
                  {formatLongDay(article.publishedOn, locale)}
                </time>
                {article.updatedOn && (
                  <span>{t('updated', { day: formatLongDay(article.updatedOn, locale) })}</span>
                )}
                <span>{t(`categories.${article.category}`)}</span>
              </p>
              {scene && (
                <TextLink
                  href={`${pagePath(locale, '/webtrial')}#${scene}`}
                  className="mt-4 print:hidden"
                >
                  {t('try')}
                </TextLink>
              )}
            </div>
            <NewsPicture
              article={article}
              hasPriority
              className="rounded-lg shadow-2 lg:rounded-xl"
            />
          </div>
        </div>
      </header>
      <div className="company:lg:grid-cols-[240px_1fr] company:lg:pt-14 company:print:block wrap grid gap-8 pt-8 pb-16 lg:gap-20">
        <TableOfContents
          title={t('contents')}
          items={sectionHeadingsOf(root)}
          className="lg:sticky lg:top-6 lg:self-start"
        />
        <Markdown root={root} />
      </div>
    </article>
  );
}
