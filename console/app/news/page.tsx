import { getTranslations } from 'next-intl/server';
import { PieceList } from '@/console/components/publishing/piece-list';
import type { Query } from '@/console/lib/list/address';

interface PageProps {
  readonly searchParams: Promise<Query>;
}

export async function generateMetadata() {
  return { title: (await getTranslations('console.publishing'))('news.title') };
}

export default async function News({ searchParams }: PageProps) {
  return <PieceList folder="news" query={await searchParams} />;
}
