import { HowWeDate } from '@/components/company/milestones/how-we-date';
import { MilestonesHero } from '@/components/company/milestones/milestones-hero';
import { Timeline } from '@/components/company/milestones/timeline';
import { PageShell } from '@/components/layout/page-shell';
import { pageMetadata } from '@/lib/seo/metadata';
import { getV6Releases, getWebsiteReleases } from '@/lib/upstream/versions';

export const generateMetadata = pageMetadata('/about/milestones');

/** "Is this alive, and since when? Only what can be looked up." */
export default async function MilestonesPage() {
  const [website, v6] = await Promise.all([getWebsiteReleases(), getV6Releases()]);
  return (
    <PageShell path="/about/milestones" tone="light">
      <MilestonesHero />
      <Timeline releases={[...website.releases, ...v6.releases]} />
      <HowWeDate />
    </PageShell>
  );
}
