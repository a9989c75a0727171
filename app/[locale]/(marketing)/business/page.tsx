import { CustomizationRequest } from '@/components/forms/apply-page';
import { PageFaq } from '@/components/layout/page/page-faq';
import { PageShell } from '@/components/layout/page-shell';
import { BusinessHero } from '@/components/solutions/business/business-hero';
import { Folders } from '@/components/solutions/business/folders';
import { ScopeTable } from '@/components/solutions/business/scope-table';
import { WhoAsks } from '@/components/solutions/business/who-asks';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/business');

/** "The standard edition nearly fits: what can you change for us, and how does that go?" */
export default function BusinessPage() {
  return (
    <PageShell path="/business" tone="light">
      <BusinessHero />
      <ScopeTable />
      <Folders />
      <WhoAsks />
      <section
        id="request"
        aria-labelledby="request-title"
        className="scroll-mt-4 bg-mist py-10 md:py-24"
      >
        <CustomizationRequest />
      </section>
      <PageFaq of="business" tone="white" />
    </PageShell>
  );
}
