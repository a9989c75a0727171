import { PageFaq } from '@/components/layout/page/page-faq';
import { PageShell } from '@/components/layout/page-shell';
import { AccountLevels } from '@/components/solutions/partners/account-levels';
import { CodeJourney } from '@/components/solutions/partners/code-journey';
import { FourFacts } from '@/components/solutions/partners/four-facts';
import { GiveAndContract } from '@/components/solutions/partners/give-and-contract';
import { ApplyClosing } from '@/components/solutions/apply-closing';
import { PartnersHero } from '@/components/solutions/partners/partners-hero';
import { ThreePapers } from '@/components/solutions/partners/three-papers';
import { WhoResells } from '@/components/solutions/partners/who-resells';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/partners');

/** "If I bring you sellers, how do you know they came from me, and what do we agree on?" */
export default function PartnersPage() {
  return (
    <PageShell path="/partners">
      <PartnersHero />
      <FourFacts />
      <WhoResells />
      <CodeJourney />
      <AccountLevels />
      <ThreePapers />
      <GiveAndContract />
      <PageFaq of="partners" />
      <ApplyClosing of="partners" from="partnersProcess" other="/ecology" />
    </PageShell>
  );
}
