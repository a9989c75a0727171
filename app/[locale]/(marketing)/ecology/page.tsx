import { PageFaq } from '@/components/layout/page/page-faq';
import { PageShell } from '@/components/layout/page-shell';
import { ConnectPlaces } from '@/components/solutions/ecology/connect-places';
import { ApplyClosing } from '@/components/solutions/apply-closing';
import { EcologyHero } from '@/components/solutions/ecology/ecology-hero';
import { JoinStairs } from '@/components/solutions/ecology/join-stairs';
import { StoreRoad } from '@/components/solutions/ecology/store-road';
import { ThreeSides } from '@/components/solutions/ecology/three-sides';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/ecology');

/** "I serve the same sellers: where does my tool connect, and how do I join?" */
export default function EcologyPage() {
  return (
    <PageShell path="/ecology">
      <EcologyHero />
      <StoreRoad />
      <ConnectPlaces />
      <ThreeSides />
      <JoinStairs />
      <PageFaq of="ecology" />
      <ApplyClosing of="ecology" from="ecologyHowTo" other="/ecologyplan" />
    </PageShell>
  );
}
