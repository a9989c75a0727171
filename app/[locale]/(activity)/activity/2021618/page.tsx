import { CampaignPage } from '@/components/campaigns/family/campaign-page';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/activity/2021618');

/** "I followed an old link: is this still on, and what is of use?" */
export default function SixEighteenPage() {
  return <CampaignPage slug="2021618" />;
}
