import { PageFaq } from '@/components/layout/page/page-faq';
import { PageShell } from '@/components/layout/page-shell';
import { Architecture } from '@/components/solutions/private/architecture';
import { BoundaryLedger } from '@/components/solutions/private/boundary-ledger';
import { DutyTable } from '@/components/solutions/private/duty-table';
import { ApplyClosing } from '@/components/solutions/apply-closing';
import { PrivateHero } from '@/components/solutions/private/private-hero';
import { SecuritySheet } from '@/components/solutions/private/security-sheet';
import { ServerTable } from '@/components/solutions/private/server-table';
import { TwoLanes } from '@/components/solutions/private/two-lanes';
import { WhoMovesIn } from '@/components/solutions/private/who-moves-in';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/private');

/** "Can what holds our accounts run on our own servers, what does it take, and who does what?" */
export default function PrivatePage() {
  return (
    <PageShell path="/private">
      <PrivateHero />
      <Architecture />
      <BoundaryLedger />
      <ServerTable />
      <SecuritySheet />
      <TwoLanes />
      <WhoMovesIn />
      <DutyTable />
      <PageFaq of="privateDeployment" />
      <ApplyClosing of="privateDeployment" from="privateUsers" other="/business" />
    </PageShell>
  );
}
