import { getTranslations } from 'next-intl/server';
import { PieceList } from '@superbrowser/console/editor/list';
import type { Query } from '@superbrowser/console/lib/list/address';

interface PageProps {
  readonly searchParams: Promise<Query>;
}

export async function generateMetadata() {
  return { title: (await getTranslations('console.publishing'))('news.title') };
}

export default async function News({ searchParams }: PageProps) {
  return <PieceList folder="news" query={await searchParams} />;
}
