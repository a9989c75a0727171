import { CampaignPage } from '@/components/campaigns/family/campaign-page';
import { ScenePicture } from '@/components/demo/scene-picture';
import { AppList } from '@/components/mockups/app-list';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/activity/cooperation');

const still = 'h-auto w-full rounded-lg ring-1 ring-line';

/** An extension in its stores, a site that is signed in to, a flow, a number. */
const docks = [
  <AppList key="apps" className="rounded-lg px-7 py-4 text-base ring-1 ring-line" />,
  <ScenePicture key="vault" scene="open-store" crop="vault" className={still} />,
  <ScenePicture key="lanes" scene="rpa" crop="lanes" className={still} />,
  <ScenePicture key="code" scene="code-from-cloud-number" crop="code" className={still} />,
];

/** "What do applications offer here, and who keeps the promise?" */
export default function CooperationPage() {
  return <CampaignPage slug="cooperation" pictures={docks} />;
}
