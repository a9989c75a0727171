import { PageFaq } from '@/components/layout/page/page-faq';
import { PageShell } from '@/components/layout/page-shell';
import { TrialClosing } from '@/components/product/trial/trial-closing';
import { TrialHero } from '@/components/product/trial/trial-hero';
import { TrialScope } from '@/components/product/trial/trial-scope';
import { TrialSteps } from '@/components/product/trial/trial-steps';
import { pageMetadata } from '@/lib/seo/metadata';
import { site } from '@/lib/site';

export const generateMetadata = pageMetadata('/webtrial');

/** "Can I see it before I install it, and what will I not see there?" */
export default function WebTrialPage() {
  return (
    <PageShell path="/webtrial">
      <TrialHero />
      <TrialScope />
      <TrialSteps />
      <PageFaq of="webTrial" omit={site.webTrialUrl ? ['closed'] : []} />
      <TrialClosing />
    </PageShell>
  );
}
