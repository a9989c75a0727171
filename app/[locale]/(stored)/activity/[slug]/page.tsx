import type { Metadata } from 'next';
import { hasLocale } from 'next-intl';
import { notFound } from 'next/navigation';
import { StoredCampaignPage } from '@/components/campaigns/family/campaign-page';
import { routing, type Locale } from '@/lib/i18n/routing';
import { asStoredPath } from '@/lib/routes';
import { campaignRobots } from '@/lib/seo/campaign-metadata';
import { storedMetadata } from '@/lib/seo/metadata';
import { getStoredCampaigns } from '@/lib/upstream/articles';

interface Props {
  params: Promise<{ locale: string; slug: string }>;
}

/** None comes with the build: each is made when it is first asked for, and kept. */
export const generateStaticParams = () => [];

async function find(locale: string, slug: string) {
  if (!hasLocale(routing.locales, locale)) notFound();
  const entries = await getStoredCampaigns();
  return entries.find(({ campaign }) => campaign.slug === slug)?.campaign ?? notFound();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, slug } = await params;
  const campaign = await find(locale, slug);
  const { name, lead } = campaign.text[locale as Locale];
  const path = asStoredPath(`/activity/${slug}`) ?? notFound();
  return {
    ...storedMetadata(locale as Locale, path, { title: name, description: lead }),
    ...(await campaignRobots(campaign)),
  };
}

/** "What do I get, until when?" For a campaign that an operator added. */
export default async function StoredActivityPage({ params }: Props) {
  const { locale, slug } = await params;
  return <StoredCampaignPage campaign={await find(locale, slug)} />;
}
