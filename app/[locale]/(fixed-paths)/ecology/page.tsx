import '@/app/styles/partners.css';
import { PageShell } from '@/components/layout/page-shell';
import { PageFaq } from '@/components/sections/page-faq';
import { ClosingContactApply } from '@/components/sections/closing/closing-contact-apply';
import { pageMetadata } from '@/lib/seo/metadata';
import { ConnectionOptions } from './connection-options';
import { EcologyHero } from './ecology-hero';
import { JoinSteps, PartnersWanted, EcosystemBenefits } from './ecology-sections';

export const generateMetadata = pageMetadata('/ecology');

/** The page answers: I serve the same sellers; where does my tool connect, and how do I join? */
export default function EcologyPage() {
  return (
    <PageShell path="/ecology">
      <EcologyHero />
      <PartnersWanted />
      <ConnectionOptions />
      <EcosystemBenefits />
      <JoinSteps />
      <PageFaq namespace="ecology" />
      <ClosingContactApply namespace="ecology" button="ecologyOther" otherPage="/ecologyplan" />
    </PageShell>
  );
}
