import { CannotKnow } from '@/components/detect/cannot-know';
import { CheckSection } from '@/components/detect/check-section';
import { DownloadLine } from '@/components/cta/download-line';
import { DetectHero } from '@/components/detect/detect-hero';
import { HowToReadReport } from '@/components/detect/how-to-read';
import { WhatIsSeen } from '@/components/detect/what-is-seen';
import { PageFaq } from '@/components/layout/page/page-faq';
import { PageShell } from '@/components/layout/page-shell';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/detect');

/** "Does what my browser tells a marketplace add up, and what do I change if not?" */
export default function DetectPage() {
  return (
    <PageShell path="/detect" tone="light">
      <DetectHero />
      <CheckSection />
      <WhatIsSeen />
      <HowToReadReport />
      <CannotKnow />
      <PageFaq of="detect" />
      <DownloadLine of="detect" other="/cores" />
    </PageShell>
  );
}
