import { CampaignPage } from '@/components/campaigns/family/campaign-page';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/activity/recharge');

/** "Which coupons do I have before I recharge, and how do I pay?" */
export default function RechargePage() {
  return <CampaignPage slug="recharge" />;
}
