import { PageShell } from '@/components/layout/page-shell';
import { AssistantClosing } from '@/components/product/assistant/assistant-closing';
import { AssistantHero } from '@/components/product/assistant/assistant-hero';
import { FourDrawers } from '@/components/product/assistant/four-drawers';
import { WhoPresses } from '@/components/product/assistant/who-presses';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/app/sellerassistant');

/** "Opening the store is solved; who helps with what I do in it every day?" */
export default function SellerAssistantPage() {
  return (
    <PageShell path="/app/sellerassistant">
      <AssistantHero />
      <FourDrawers />
      <WhoPresses />
      <AssistantClosing />
    </PageShell>
  );
}
