import '@/app/parts/product.css';
import { PageShell } from '@/components/layout/page-shell';
import { PageReadOn } from '@/components/layout/page/page-read-on';
import { pageMetadata } from '@/lib/seo/metadata';
import { AppsHero } from './apps-hero';
import { CatalogueSection, KindTable, OwnCopy } from './sections';

export const generateMetadata = pageMetadata('/applications');

/** "Is there a tool for this chore, what does it get to see, and can it stay out of my other shops?" */
export default function ApplicationsPage() {
  return (
    <PageShell path="/applications">
      <AppsHero />
      <CatalogueSection />
      <OwnCopy />
      <KindTable />
      <PageReadOn of="appCentre" next="/ecology" other="/app/sellerassistant" />
    </PageShell>
  );
}
