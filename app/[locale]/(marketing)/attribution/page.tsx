import '@/app/parts/product.css';
import { PageShell } from '@/components/layout/page-shell';
import { pageMetadata } from '@/lib/seo/metadata';
import { AttributionHero, PromoterView, StoredTable } from './sections';

export const generateMetadata = pageMetadata('/attribution');

/** "Who do you think sent me, for how long, and how do I make you forget it?" */
export default function AttributionPage() {
  return (
    <PageShell path="/attribution" tone="light">
      <AttributionHero />
      <PromoterView />
      <StoredTable />
    </PageShell>
  );
}
