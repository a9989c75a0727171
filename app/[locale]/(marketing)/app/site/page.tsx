import { PageFaq } from '@/components/layout/page/page-faq';
import { PageShell } from '@/components/layout/page-shell';
import { FourMoves } from '@/components/product/phone/four-moves';
import { PhoneAndComputer } from '@/components/product/phone/phone-and-computer';
import { PhoneHero } from '@/components/product/phone/phone-hero';
import { PhoneStart } from '@/components/product/phone/phone-start';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/app/site');

/** "I am on the road; which part of my shops fits into my pocket?" */
export default function PhoneAppPage() {
  return (
    <PageShell path="/app/site">
      <PhoneHero />
      <FourMoves />
      <PhoneAndComputer />
      <PhoneStart />
      <PageFaq of="phoneApp" />
    </PageShell>
  );
}
