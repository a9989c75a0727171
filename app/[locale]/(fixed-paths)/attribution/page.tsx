import '@/app/styles/product.css';
import { PageShell } from '@/components/layout/page-shell';
import { pageMetadata } from '@/lib/seo/metadata';
import { AttributionHero } from './attribution-hero';
import { WhatPromoterSees } from './what-promoter-sees';
import { StoredTable } from './stored-table';

export const generateMetadata = pageMetadata('/attribution');

/** The page answers: who do you think sent me, how long is that stored, and how do I delete it? */
export default function AttributionPage() {
  return (
    <PageShell path="/attribution" tone="light">
      <AttributionHero />
      <WhatPromoterSees />
      <StoredTable />
    </PageShell>
  );
}
