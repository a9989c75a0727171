import { CampaignPage } from '@/components/campaigns/family/campaign-page';
import { Moonlit } from '@/components/campaigns/own/moonlit';
import { ScenePicture } from '@/components/demo/scene-picture';
import { campaignMetadata } from '@/lib/seo/campaign-metadata';

export const generateMetadata = campaignMetadata('midautumn');

const still = 'h-auto max-h-full w-auto max-w-full rounded-lg shadow-window';

/** Before, during and after the feast. */
const moments = [
  <Moonlit key="before" moon="waxing">
    <ScenePicture scene="morning-grant" crop="levels" className={still} />
  </Moonlit>,
  <Moonlit key="during" moon="full">
    <ScenePicture scene="unknown-device" crop="alert" className={still} />
  </Moonlit>,
  <Moonlit key="after" moon="waning">
    <ScenePicture scene="unknown-device" crop="log" className={still} />
  </Moonlit>,
];

/** "What is there for the feast, and who minds my stores meanwhile?" */
export default function MidAutumnPage() {
  return <CampaignPage slug="midautumn" pictures={moments} />;
}
