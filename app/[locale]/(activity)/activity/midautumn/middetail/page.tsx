import { CampaignPage } from '@/components/campaigns/family/campaign-page';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/activity/midautumn/middetail');

/** "How do I use the Mid-Autumn offers, step by step?" */
export default function MidDetailPage() {
  return <CampaignPage slug="midautumn/middetail" />;
}
