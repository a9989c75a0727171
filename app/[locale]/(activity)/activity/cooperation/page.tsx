import { CampaignPage } from '@/components/campaigns/family/campaign-page';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/activity/cooperation');

/** "What do applications offer here, and who keeps the promise?" */
export default function CooperationPage() {
  return <CampaignPage slug="cooperation" />;
}
