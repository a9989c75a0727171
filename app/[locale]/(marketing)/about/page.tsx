import { AboutHero } from '@/components/company/about/about-hero';
import { CompanyCard } from '@/components/company/about/company-card';
import { AboutLedgers } from '@/components/company/about/ledgers';
import { PageShell } from '@/components/layout/page-shell';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/about');

/** "Who makes this, how do they decide, and can I hand them my shops?" */
export default function AboutPage() {
  return (
    <PageShell path="/about" tone="light">
      <AboutHero />
      <AboutLedgers />
      <CompanyCard />
    </PageShell>
  );
}
