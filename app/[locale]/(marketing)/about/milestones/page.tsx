import { allReleases } from '@/components/company/milestones/all-releases';
import { HowWeDate } from '@/components/company/milestones/how-we-date';
import { MilestonesHero } from '@/components/company/milestones/milestones-hero';
import { ReleaseCounts } from '@/components/company/milestones/release-counts';
import { Timeline } from '@/components/company/milestones/timeline';
import { PageShell } from '@/components/layout/page-shell';
import { pageMetadata } from '@/lib/seo/metadata';

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
