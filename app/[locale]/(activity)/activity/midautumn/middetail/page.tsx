import { CampaignPage } from '@/components/campaigns/family/campaign-page';
import { campaignMetadata } from '@/lib/seo/campaign-metadata';

export const generateMetadata = campaignMetadata('midautumn/middetail');

/** "How do I use the Mid-Autumn offers, step by step?" */
export default function MidDetailPage() {
  return <CampaignPage slug="midautumn/middetail" />;
}
