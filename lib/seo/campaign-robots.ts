/** Metadata of campaigns: their state decides whether search engines may show them. */
import 'server-only';
import type { Metadata } from 'next';
import { hasCampaignEnded } from '@/lib/campaigns/campaign-period';
import type { Campaign } from '@/lib/campaigns/campaign-types';
import { getActivities } from '@/lib/campaigns/upstream-activities';
import { notIndexed } from './metadata';

/**
 * The robots metadata of a campaign. An ended campaign keeps its page for visitors with a link to it, but is removed
 * from search results.
 */
export async function getCampaignRobots(campaign: Campaign): Promise<Pick<Metadata, 'robots'>> {
  const { activities, now } = await getActivities();
  return hasCampaignEnded(campaign, activities, now) ? { robots: notIndexed } : {};
}
