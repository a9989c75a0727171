import '@/app/styles/partners.css';
import { PageShell } from '@/components/layout/page-shell';
import { PageFaq } from '@/components/sections/page-faq';
import { ClosingContactApply } from '@/components/sections/closing/closing-contact-apply';
import { pageMetadata } from '@/lib/seo/metadata';
import { LinkBuilderSection } from './link-builder-section';
import { SharingAdvice, LinksHero, CodeSurvivalTable } from './links-sections';

export const generateMetadata = pageMetadata('/partners/links');

/** The page answers: I have a code; which link do I share, and when does it count? */
export default function PartnersLinksPage() {
  return (
    <PageShell path="/partners/links">
      <LinksHero />
      <LinkBuilderSection />
      <CodeSurvivalTable />
      <SharingAdvice />
      <PageFaq namespace="partnersLinks" />
      <ClosingContactApply namespace="partnersLinks" button="partnersOther" otherPage="/partners" />
    </PageShell>
  );
}
