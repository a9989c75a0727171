import { AboutEnding } from '@/components/company/about/about-ending';
import { AboutHero } from '@/components/company/about/about-hero';
import { ServiceAndCompany } from '@/components/company/about/service-and-company';
import { TwoEditions } from '@/components/company/about/two-editions';
import { WhatWeChoose } from '@/components/company/about/what-we-choose';
import { PageShell } from '@/components/layout/page-shell';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/about');

/** "Who makes this, how do they decide, and can I hand them my shops?" */
export default function AboutPage() {
  return (
    <PageShell path="/about" tone="light">
      <AboutHero />
      <WhatWeChoose />
      <TwoEditions />
      <ServiceAndCompany />
      <AboutEnding />
    </PageShell>
  );
}
