import '@/app/styles/company.css';
import { PageShell } from '@/components/layout/page-shell';
import { pageMetadata } from '@/lib/seo/metadata';
import { getAllPackages } from '@/lib/releases/lists/get-package-lists';
import { MilestonesHero, Timeline } from './milestones-sections';

export const generateMetadata = pageMetadata('/about/milestones');

/** The page answers: what came when, and what did it change? */
export default async function MilestonesPage() {
  const packages = await getAllPackages();
  return (
    <PageShell path="/about/milestones" tone="light">
      <MilestonesHero packages={packages} />
      <Timeline packages={packages} />
    </PageShell>
  );
}
