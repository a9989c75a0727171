import '@/app/parts/product.css';
import { PageShell } from '@/components/layout/page-shell';
import { pageMetadata } from '@/lib/seo/metadata';
import { CoresClosing, CoresHero, FeatureGroups } from './sections';

export const generateMetadata = pageMetadata('/cores');

/** "What exactly can it do, what does that look like, and where does each thing end?" */
export default function CoresPage() {
  return (
    <PageShell path="/cores">
      <CoresHero />
      <FeatureGroups />
      <CoresClosing />
    </PageShell>
  );
}
