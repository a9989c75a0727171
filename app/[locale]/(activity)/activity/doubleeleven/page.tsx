import { BannerFigures } from '@/components/campaigns/banner-figures';
import { CampaignPage } from '@/components/campaigns/family/campaign-page';
import { ScenePicture } from '@/components/demo/scene-picture';
import { campaignMetadata } from '@/lib/seo/campaign-metadata';

export const generateMetadata = campaignMetadata('doubleeleven');

const still = 'h-auto w-full rounded-lg';

/** The small hours, the morning, the afternoon, the final hours. */
const shifts = [
  <ScenePicture key="hours" scene="morning-grant" crop="hours" className={still} />,
  <ScenePicture key="log" scene="unknown-device" crop="log" className={still} />,
  <ScenePicture key="shared" scene="open-store" crop="shared" className={still} />,
  <ScenePicture key="alert" scene="unknown-device" crop="alert" className={still} />,
];

/** "What is there for double eleven, and how do I get through the night?" */
export default function DoubleElevenPage() {
  return <CampaignPage slug="doubleeleven" foot={<BannerFigures />} pictures={shifts} />;
}
