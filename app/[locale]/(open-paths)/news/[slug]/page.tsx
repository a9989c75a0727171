import '@/app/styles/company.css';
import type { Metadata } from 'next';
import { hasLocale } from 'next-intl';
import { notFound } from 'next/navigation';
import { builtInArticles, changeDayOf } from '@/lib/content/built-in-articles-and-cases';
import { routing, type Locale } from '@/lib/core/i18n/routing';
import { staffPathOf, type PagePath } from '@/lib/pages';
import { pageMetadata, staffPageMetadata } from '@/lib/seo/metadata';
import { getAllArticles } from '@/lib/content/articles';
import { ArticlePage } from '@/components/content/article-page';

interface Props {
  params: Promise<{ locale: string; slug: string }>;
}

/**
 * Built-in articles are rendered in the build; an article that staff wrote is rendered at its first request, and
 * cached.
 */
export const generateStaticParams = ({ params }: { params: { locale: string } }) =>
  builtInArticles(params.locale as Locale).map(({ slug }) => ({ slug }));

async function requireArticle(locale: string, slug: string) {
  if (!hasLocale(routing.locales, locale)) notFound();
  const allArticles = await getAllArticles(locale);
  return {
    locale,
    allArticles,
    article: allArticles.find((candidate) => candidate.slug === slug) ?? notFound(),
  };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale: requestedLocale, slug } = await params;
  const { locale, article } = await requireArticle(requestedLocale, slug);
  const staffPath = staffPathOf(`/news/${slug}`);
  if (!staffPath) return pageMetadata(`/news/${slug}` as PagePath)({ params });
  const { title, description, locales } = article;
  const days = { publishedOn: article.publishedOn, changedOn: changeDayOf(article) };
  return staffPageMetadata(locale, staffPath, { title, description, days, locales });
}

/**
 * For visitors who came with one question, mostly from a search: the answer comes first, with the contents next to it.
 */
export default async function NewsArticlePage({ params }: Props) {
  const { locale, slug } = await params;
  const { allArticles, article } = await requireArticle(locale, slug);
  return <ArticlePage article={article} articles={allArticles} />;
}
