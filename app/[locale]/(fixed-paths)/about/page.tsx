import '@/app/styles/company.css';
import { PageShell } from '@/components/layout/page-shell';
import { pageMetadata } from '@/lib/seo/metadata';
import { CompanyPrinciples } from './company-principles';
import { AboutClosing, AboutHero, TwoEditions } from './about-sections';
import { SupportAndCompany } from './support-and-company';

export const generateMetadata = pageMetadata('/about');

/** The page answers: who makes this, how do they decide, and can I trust them with my stores? */
export default function AboutPage() {
  return (
    <PageShell path="/about" tone="light">
      <AboutHero />
      <CompanyPrinciples />
      <TwoEditions />
      <SupportAndCompany />
      <AboutClosing />
    </PageShell>
  );
}
