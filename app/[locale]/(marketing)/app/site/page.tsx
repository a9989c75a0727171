import { PageFaq } from '@/components/layout/page/page-faq';
import { PageShell } from '@/components/layout/page-shell';
import { FourMoves } from '@/components/product/phone/four-moves';
import { PhoneAndComputer } from '@/components/product/phone/phone-and-computer';
import { PhoneHero } from '@/components/product/phone/phone-hero';
import { PhoneStart } from '@/components/product/phone/phone-start';
import { hasLink, latestOf } from '@/lib/releases/choose';
import { pageMetadata } from '@/lib/seo/metadata';
import { getWebsiteReleases } from '@/lib/upstream/releases';

export const generateMetadata = pageMetadata('/app/site');

/** "I am on the road; which part of my shops fits into my pocket?" */
export default async function PhoneAppPage() {
  const { releases, freshness } = await getWebsiteReleases();
  return (
    <PageShell path="/app/site">
      <PhoneHero
        released={freshness !== 'live' || hasLink(releases, 'android')}
        sha256={latestOf(releases, 'android')?.sha256}
      />
      <FourMoves />
      <PhoneAndComputer />
      <PhoneStart />
      <PageFaq of="phoneApp" />
    </PageShell>
  );
}
