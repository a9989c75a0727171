import { BannerFigures } from '@/components/campaigns/banner-figures';
import { CampaignPage } from '@/components/campaigns/family/campaign-page';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/activity/doubleeleven');

/** "What is there for double eleven, and how do I get through the night?" */
export default function DoubleElevenPage() {
  return (
    <CampaignPage slug="doubleeleven">
      <BannerFigures />
    </CampaignPage>
  );
}
