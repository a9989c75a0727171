import { getTranslations } from 'next-intl/server';
import { PieceScreen } from '@/console/components/publishing/piece-screen';
import type { Query } from '@/console/lib/list/address';

interface PageProps {
  readonly searchParams: Promise<Query>;
}

export async function generateMetadata() {
  return { title: (await getTranslations('console.publishing'))('campaigns.title') };
}

export default async function Edit({ searchParams }: PageProps) {
  return <PieceScreen folder="activity" query={await searchParams} />;
}
