import { getLocale, getTranslations } from 'next-intl/server';
import { PageCrumbs } from '@/components/layout/page/page-crumbs';
import { JsonLd } from '@/components/layout/page/json-ld';
import { PageShell } from '@/components/layout/page-shell';
import { ReadOn } from '@/components/sections/read-on';
import { changedOn } from '@/lib/content/texts';
import type { Article } from '@/lib/content/types';
import { pagePath } from '@/lib/i18n/paths';
import { recordPath } from '@/lib/routes';
import { article as articleData } from '@/lib/seo/json-ld';
import { pictureUrl } from '@/lib/seo/metadata';
import { Story } from './story';

export interface ArticlePageProps {
  article: Article;
  /** Of its language, newest first; where to read on is among them. */
  all: readonly Article[];
}

/** One article: what it answers, its text with contents, and where to read on. */
export async function ArticlePage({ article: record, all }: ArticlePageProps) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('news')]);
  const path = recordPath('news', record.slug);
  const { title, crumb, description, locales } = record;
  const [newer, older] = [-1, 1].map((step) => all[all.indexOf(record) + step]);
  // From the end of the list reading goes back up.
  const [previous, next] = older ? [newer, older] : [undefined, newer];
  const beside = (other: Article, side: 'newer' | 'older') => ({
    href: pagePath(locale, recordPath('news', other.slug)),
    label: t(side),
    title: other.title,
    text: other.description,
  });
  return (
    <PageShell path={path} locales={locales} crumb={crumb} tone="light">
      <Story article={record} crumbs={<PageCrumbs path={path} crumb={crumb} tone="light" />} />
      {next && (
        <ReadOn
          label={t('more')}
          previous={previous && beside(previous, 'newer')}
          next={beside(next, older ? 'older' : 'newer')}
        />
      )}
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
