import { CampaignPage } from '@/components/campaigns/family/campaign-page';
import { campaignMetadata } from '@/lib/seo/campaign-metadata';

export const generateMetadata = campaignMetadata('recharge');

/** "Which coupons do I have before I recharge, and how do I pay?" */
export default function RechargePage() {
  return <CampaignPage slug="recharge" />;
}
