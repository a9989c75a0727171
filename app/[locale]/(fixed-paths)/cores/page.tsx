import '@/app/styles/product.css';
import { PageShell } from '@/components/layout/page-shell';
import { pageMetadata } from '@/lib/seo/metadata';
import { FeatureGroups } from './feature-groups';
import { CoresClosing, CoresHero } from './cores-sections';

export const generateMetadata = pageMetadata('/cores');

/** The page answers: what exactly can it do, what does that look like, and what are the limits? */
export default function CoresPage() {
  return (
    <PageShell path="/cores">
      <CoresHero />
      <FeatureGroups />
      <CoresClosing />
    </PageShell>
  );
}
