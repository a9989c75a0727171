import { getTranslations } from 'next-intl/server';
import { CampaignDates } from '@superbrowser/console/editor/campaign-dates';
import { PieceList } from '@superbrowser/console/editor/list';
import type { Query } from '@superbrowser/console/lib/list/address';

interface PageProps {
  readonly searchParams: Promise<Query>;
}

export async function generateMetadata() {
  return { title: (await getTranslations('console.publishing'))('campaigns.title') };
}

export default async function Campaigns({ searchParams }: PageProps) {
  const query = await searchParams;
  return (
    <PieceList folder="activity" query={query}>
      <CampaignDates query={query} />
    </PieceList>
  );
}
