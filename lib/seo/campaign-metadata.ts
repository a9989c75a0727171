/** Metadata of campaigns: their state decides whether search engines are to show them. */
import 'server-only';
import type { Metadata } from 'next';
import { isEnded } from '@/lib/content/campaigns';
import type { Campaign } from '@/lib/content/types';
import { getActivities } from '@/lib/upstream/activities';
import { notIndexed } from './metadata';

/** A campaign that is over keeps its page, for those who have a link to it, and leaves search results. */
export async function campaignRobots(campaign: Campaign): Promise<Pick<Metadata, 'robots'>> {
  const { activities, now } = await getActivities();
  return isEnded(campaign, activities, now) ? { robots: notIndexed } : {};
}
