import '@/app/styles/product.css';
import { CompactClosingDownload } from '@/components/sections/closing/compact-closing-download';
import { PageShell } from '@/components/layout/page-shell';
import { pageMetadata } from '@/lib/seo/metadata';
import { AssistantHero, AssistantFeatures, AutomationLimits } from './sellerassistant-sections';

export const generateMetadata = pageMetadata('/app/sellerassistant');

/** The page answers: my store is open; who helps with the daily work in it? */
export default function SellerAssistantPage() {
  return (
    <PageShell path="/app/sellerassistant">
      <AssistantHero />
      <AssistantFeatures />
      <AutomationLimits />
      <CompactClosingDownload namespace="sellerAssistant" otherPage="/cores" />
    </PageShell>
  );
}
