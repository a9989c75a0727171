import type { CampaignSlug } from '@/lib/generated/slugs';
import type { BuiltInCampaign } from './campaign-types';
import { builtInCampaigns } from './built-in-campaigns';

/** @throws Error for an unknown campaign */
export function builtInCampaignOf(slug: CampaignSlug): BuiltInCampaign {
  const campaign = builtInCampaigns.find((candidate) => candidate.slug === slug);
  if (!campaign) throw new Error(`No campaign ${slug}`);
  return campaign;
}
