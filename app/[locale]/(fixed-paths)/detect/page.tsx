import '@/app/styles/product.css';
import { CompactClosingDownload } from '@/components/sections/closing/compact-closing-download';
import { PageShell } from '@/components/layout/page-shell';
import { PageFaq } from '@/components/sections/page-faq';
import { pageMetadata } from '@/lib/seo/metadata';
import { DetectHero } from './detect-hero';
import { EnvironmentCheckSection } from './environment-check-section';
import { VisibleValues } from './visible-values';
import { UnreadableValues, HowToReadReport } from './detect-sections';

export const generateMetadata = pageMetadata('/detect');

/** The page answers: do the values my browser sends to a marketplace match, and what do I change if not? */
export default function DetectPage() {
  return (
    <PageShell path="/detect" tone="light">
      <DetectHero />
      <EnvironmentCheckSection />
      <VisibleValues />
      <HowToReadReport />
      <UnreadableValues />
      <PageFaq namespace="detect" />
      <CompactClosingDownload namespace="detect" otherPage="/cores" />
    </PageShell>
  );
}
