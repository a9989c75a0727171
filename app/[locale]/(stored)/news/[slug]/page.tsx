import type { Metadata } from 'next';
import { hasLocale } from 'next-intl';
import { notFound } from 'next/navigation';
import { ArticlePage } from '@/components/news/article-page';
import { changedOn } from '@/lib/content/details';
import { routing, type Locale } from '@/lib/i18n/routing';
import { asStoredPath, type RoutePath } from '@/lib/routes';
import { pageMetadata, storedMetadata } from '@/lib/seo/metadata';
import { newsSlugs } from '@/lib/slugs';
import { getArticles } from '@/lib/upstream/articles';

interface Props {
  params: Promise<{ locale: string; slug: string }>;
}

/** Built-in articles come with the build; one of the store is made when it is first asked for, and kept. */
export const generateStaticParams = () => newsSlugs.map((slug) => ({ slug }));

async function find(locale: string, slug: string) {
  if (!hasLocale(routing.locales, locale)) notFound();
  const all = await getArticles();
  return { all, article: all.find((one) => one.slug === slug) ?? notFound() };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, slug } = await params;
  const { article } = await find(locale, slug);
  const stored = asStoredPath(`/news/${slug}`);
  if (!stored) return pageMetadata(`/news/${slug}` as RoutePath)({ params });
  const { title, description } = article.text[locale as Locale];
  const days = { publishedOn: article.publishedOn, changedOn: changedOn(article) };
  return storedMetadata(locale as Locale, stored, { title, description, days });
}

/** For whoever came with one question, mostly from a search: the answer first, the contents beside it. */
export default async function NewsArticlePage({ params }: Props) {
  const { locale, slug } = await params;
  const { all, article } = await find(locale, slug);
  return <ArticlePage article={article} all={all} />;
}
