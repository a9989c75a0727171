import '@/app/styles/partners.css';
import { CustomizationForm } from '@/components/forms/application/customization-form';
import { PageShell } from '@/components/layout/page-shell';
import { PageFaq } from '@/components/sections/page-faq';
import { pageMetadata } from '@/lib/seo/metadata';
import { BusinessHero } from './business-hero';
import { ScopeTable } from './scope-table';
import { ProcessSteps } from './process-steps';
import { CustomizationFit } from './customization-fit';

export const generateMetadata = pageMetadata('/business');

/** The page answers: the standard edition nearly fits; what can you change for us, and how does that work? */
export default function BusinessPage() {
  return (
    <PageShell path="/business" tone="light">
      <BusinessHero />
      <ScopeTable />
      <ProcessSteps />
      <CustomizationFit />
      <section
        id="request"
        aria-labelledby="request-title"
        className="scroll-mt-4 bg-mist py-10 md:py-18"
      >
        <CustomizationForm />
      </section>
      <PageFaq namespace="business" tone="white" />
    </PageShell>
  );
}
