import '@/app/parts/company.css';
import { PageShell } from '@/components/layout/page-shell';
import { pageMetadata } from '@/lib/seo/metadata';
import { allReleases, HowWeDate, MilestonesHero } from './sections';
import { ReleaseCounts, Timeline } from './sections';

export const generateMetadata = pageMetadata('/about/milestones');

/** "What came when, and what did it change?" */
export default async function MilestonesPage() {
  const releases = await allReleases();
  return (
    <PageShell path="/about/milestones" tone="light">
      <MilestonesHero releases={releases} />
      <Timeline releases={releases} />
      <ReleaseCounts releases={releases} />
      <HowWeDate />
    </PageShell>
  );
}
