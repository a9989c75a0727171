import { CampaignPage } from '@/components/campaigns/family/campaign-page';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/activity/midautumn');

/** "What is there for the feast, and who minds my stores meanwhile?" */
export default function MidAutumnPage() {
  return <CampaignPage slug="midautumn" />;
}
