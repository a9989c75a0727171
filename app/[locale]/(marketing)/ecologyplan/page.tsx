import { PageFaq } from '@/components/layout/page/page-faq';
import { PageShell } from '@/components/layout/page-shell';
import { BenefitTable } from '@/components/solutions/plan/benefit-table';
import { ApplyClosing } from '@/components/solutions/apply-closing';
import { PlanHero } from '@/components/solutions/plan/plan-hero';
import { PlanRules } from '@/components/solutions/plan/plan-rules';
import { TimeRuler } from '@/components/solutions/plan/time-ruler';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/ecologyplan');

/** "Which levels are there, what does each give and ask for, and when does what happen?" */
export default function EcologyPlanPage() {
  return (
    <PageShell path="/ecologyplan" tone="light">
      <PlanHero />
      <BenefitTable />
      <TimeRuler />
      <PlanRules />
      <PageFaq of="ecologyPlan" />
      <ApplyClosing of="ecologyPlan" from="ecologyHowTo" other="/ecology" />
    </PageShell>
  );
}
