import '@/app/styles/campaigns.css';
import type { Metadata } from 'next';
import { hasLocale } from 'next-intl';
import { notFound } from 'next/navigation';
import { builtInCampaigns } from '@/lib/campaigns/built-in-campaigns';
import { campaignLocales } from '@/lib/campaigns/campaign-text';
import { campaignSlugs } from '@/lib/generated/slugs';
import { routing, type Locale } from '@/lib/core/i18n/routing';
import { staffPathOf, type PagePath } from '@/lib/pages';
import { getCampaignRobots } from '@/lib/seo/campaign-robots';
import { pageMetadata, staffPageMetadata } from '@/lib/seo/metadata';
import { getStaffCampaigns } from '@/lib/campaigns/staff-campaigns';
import { CampaignPage } from '@/components/campaigns/campaign-page';

interface Props {
  params: Promise<{ locale: string; slug: string[] }>;
}

/**
 * Built-in campaigns are rendered in the build; a campaign that staff wrote is rendered at its first request, and
 * cached.
 */
export const generateStaticParams = () => campaignSlugs.map((slug) => ({ slug: slug.split('/') }));

async function requireCampaign(params: Props['params']) {
  const { locale, slug } = await params;
  if (!hasLocale(routing.locales, locale)) notFound();
  const allCampaigns = [
    ...builtInCampaigns,
    ...(await getStaffCampaigns()).map(({ campaign }) => campaign),
  ];
  const campaign =
    allCampaigns.find((candidate) => candidate.slug === slug.join('/')) ?? notFound();
  return { locale: locale as Locale, campaign, text: campaign.text[locale] ?? notFound() };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, campaign, text } = await requireCampaign(params);
  const staffPath = staffPathOf(campaign.path);
  const pageInfo = { title: text.name, description: text.lead, locales: campaignLocales(campaign) };
  return {
    ...(staffPath
      ? staffPageMetadata(locale, staffPath, pageInfo)
      : await pageMetadata(campaign.path as PagePath)({ params })),
    ...(await getCampaignRobots(campaign)),
  };
}

/** The page answers: what do I get, until when, and what do I have to know? */
export default async function ActivityPage({ params }: Props) {
  const { campaign } = await requireCampaign(params);
  return <CampaignPage campaign={campaign} />;
}
