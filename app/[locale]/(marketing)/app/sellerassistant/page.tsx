import '@/app/parts/product.css';
import { DownloadLine } from '@/components/cta/download-line';
import { PageShell } from '@/components/layout/page-shell';
import { hasLink, latestOf } from '@/lib/releases/choose';
import { pageMetadata } from '@/lib/seo/metadata';
import { getWebsiteReleases } from '@/lib/upstream/releases';
import { AssistantHero, FourDrawers, AutomationLimits } from './sections';

export const generateMetadata = pageMetadata('/app/sellerassistant');

/** "Opening the store is solved; who helps with what I do in it every day?" */
export default async function SellerAssistantPage() {
  const { releases, freshness } = await getWebsiteReleases();
  return (
    <PageShell path="/app/sellerassistant">
      <AssistantHero
        released={freshness !== 'live' || hasLink(releases, 'android')}
        sha256={latestOf(releases, 'android')?.sha256}
      />
      <FourDrawers />
      <AutomationLimits />
      <DownloadLine of="sellerAssistant" other="/cores" />
    </PageShell>
  );
}
