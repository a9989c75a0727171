import '@/app/styles/product.css';
import { PageShell } from '@/components/layout/page-shell';
import { ClosingPageLinks } from '@/components/sections/closing/closing-page-links';
import { pageMetadata } from '@/lib/seo/metadata';
import { AppsHero } from './apps-hero';
import { AppCatalogSection } from './app-catalog-section';
import { PerStoreInstalls } from './per-store-installs';
import { AppKindTable } from './app-kind-table';

export const generateMetadata = pageMetadata('/applications');

/** The page answers: is there a tool for this task, what can it access, and can I keep it out of my other stores? */
export default function AppCenterPage() {
  return (
    <PageShell path="/applications">
      <AppsHero />
      <AppCatalogSection />
      <PerStoreInstalls />
      <AppKindTable />
      <ClosingPageLinks namespace="appCenter" next="/ecology" otherPage="/app/sellerassistant" />
    </PageShell>
  );
}
