import { CampaignPage } from '@/components/campaigns/family/campaign-page';
import { ScenePicture } from '@/components/demo/scene-picture';
import { campaignMetadata } from '@/lib/seo/campaign-metadata';

export const generateMetadata = campaignMetadata('2021618');

const still = 'h-auto w-full rounded-lg';

/** Preparations, one computer, eight stores. */
const numerals = [
  <ScenePicture key="6" scene="morning-grant" crop="hours" className={still} />,
  <ScenePicture key="1" scene="open-store" crop="profile" className={still} />,
  <ScenePicture
    key="8"
    scene="morning-grant"
    crop="rows-granted"
    phone="phone-granted"
    className={still}
  />,
];

/** "I followed an old link: is this still on, and what is of use?" */
export default function SixEighteenPage() {
  return <CampaignPage slug="2021618" pictures={numerals} />;
}
