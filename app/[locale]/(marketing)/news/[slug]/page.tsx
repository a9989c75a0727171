import type { Metadata } from 'next';
import { ArticlePage } from '@/components/news/article-page';
import { newsSlugs, type NewsSlug } from '@/lib/slugs';
import { pageMetadata } from '@/lib/seo/metadata';

interface Props {
  params: Promise<{ locale: string; slug: NewsSlug }>;
}

/** A slug that is not listed is a 404, as the middleware has it. */
export const dynamicParams = false;

export const generateStaticParams = () => newsSlugs.map((slug) => ({ slug }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata(`/news/${(await params).slug}`)({ params });
}

/** For whoever came with one question, mostly from a search: the answer first, the contents beside it. */
export default async function NewsArticlePage({ params }: Props) {
  return <ArticlePage slug={(await params).slug} />;
}
