import { CampaignPage } from '@/components/campaigns/family/campaign-page';
import { ScenePicture } from '@/components/demo/scene-picture';
import { AppList } from '@/components/mockups/app-list';
import { campaignMetadata } from '@/lib/seo/campaign-metadata';

export const generateMetadata = campaignMetadata('cooperation');

const still = 'h-auto w-full rounded-lg ring-1 ring-line';

/** An extension in its stores, a site that is signed in to, a flow. */
const docks = [
  <AppList key="apps" className="rounded-lg px-7 py-4 text-base ring-1 ring-line" />,
  <ScenePicture key="vault" scene="open-store" crop="vault" className={still} />,
  <ScenePicture key="lanes" scene="rpa" crop="lanes" className={still} />,
];

/** "What do applications offer here, and who keeps the promise?" */
export default function CooperationPage() {
  return <CampaignPage slug="cooperation" pictures={docks} />;
}
