import { getTranslations } from 'next-intl/server';
import { EntryScreen } from '@superbrowser/console/screens/editor/entry-screen';
import type { UrlQuery } from '@superbrowser/console/lib/url-query';

interface PageProps {
  readonly searchParams: Promise<UrlQuery>;
}

export async function generateMetadata() {
  return { title: (await getTranslations('console.publishing'))('campaigns.title') };
}

export default async function CampaignEditorPage({ searchParams }: PageProps) {
  return <EntryScreen collectionName="staffCampaigns" query={await searchParams} />;
}
