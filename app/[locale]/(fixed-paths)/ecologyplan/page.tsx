import '@/app/styles/partners.css';
import { PageShell } from '@/components/layout/page-shell';
import { ClosingContactApply } from '@/components/sections/closing/closing-contact-apply';
import { pageMetadata } from '@/lib/seo/metadata';
import { BenefitTable } from './benefit-table';
import { EcologyPlanHero, EcologyPlanRules, EcologyPlanTimeline } from './ecologyplan-sections';

export const generateMetadata = pageMetadata('/ecologyplan');

/** The page answers: which levels exist, what does each give and require, and when does what happen? */
export default function EcologyPlanPage() {
  return (
    <PageShell path="/ecologyplan" tone="light">
      <EcologyPlanHero />
      <BenefitTable />
      <EcologyPlanTimeline />
      <EcologyPlanRules />
      <ClosingContactApply namespace="ecologyPlan" button="ecologyOther" otherPage="/ecology" />
    </PageShell>
  );
}
