/** Metadata of campaigns: their state decides whether search engines are to show them. */
import 'server-only';
import type { Metadata } from 'next';
import { campaignOf } from '@/lib/content/campaigns';
import { isEnded } from '@/lib/content/campaigns/ended';
import type { CampaignSlug } from '@/lib/content/campaigns/slugs';
import type { Campaign } from '@/lib/content/campaigns/types';
import { getPromotions } from '@/lib/upstream/promotions';
import { notIndexed, pageMetadata } from './metadata';

/** A campaign that is over keeps its page, for those who have a link to it, and leaves search results. */
export async function campaignRobots(campaign: Campaign): Promise<Pick<Metadata, 'robots'>> {
  const { activities, now } = await getPromotions();
  return isEnded(campaign, activities, now) ? { robots: notIndexed } : {};
}

/** `export const generateMetadata = campaignMetadata('recharge')`: as `pageMetadata`, with the state of the campaign. */
export function campaignMetadata(slug: CampaignSlug) {
  const campaign = campaignOf(slug);
  const ofPage = pageMetadata(campaign.path);
  return async (props: Parameters<typeof ofPage>[0]): Promise<Metadata> => ({
    ...(await ofPage(props)),
    ...(await campaignRobots(campaign)),
  });
}
