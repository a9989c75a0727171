import '@/app/styles/private.css';
import { PageShell } from '@/components/layout/page-shell';
import { PageFaq } from '@/components/sections/page-faq';
import { ClosingContactApply } from '@/components/sections/closing/closing-contact-apply';
import { pageMetadata } from '@/lib/seo/metadata';
import { Architecture } from './architecture';
import { DataBoundary } from './data-boundary';
import { ResponsibilityTable } from './responsibility-table';
import { PrivateHero } from './private-hero';
import { DeploymentSteps, SecurityChecklist, PrivateFit } from './private-sections';
import { ServerRequirements } from './server-requirements';

export const generateMetadata = pageMetadata('/private');

/**
 * The page answers: can the system that holds our accounts run on our own servers, what does it need, and who does
 * what?
 */
export default function PrivatePage() {
  return (
    <PageShell path="/private">
      <PrivateHero />
      <Architecture />
      <DataBoundary />
      <ServerRequirements />
      <SecurityChecklist />
      <DeploymentSteps />
      <PrivateFit />
      <ResponsibilityTable />
      <PageFaq namespace="private" />
      <ClosingContactApply namespace="private" button="privateOther" otherPage="/business" />
    </PageShell>
  );
}
