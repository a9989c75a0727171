import { HowWeDate } from '@/components/company/milestones/how-we-date';
import { MilestonesHero } from '@/components/company/milestones/milestones-hero';
import { Timeline } from '@/components/company/milestones/timeline';
import { PageShell } from '@/components/layout/page-shell';
import { pageMetadata } from '@/lib/seo/metadata';
import { getHistory } from '@/lib/upstream/history';
import { getV6Releases, getWebsiteReleases } from '@/lib/upstream/versions';

export const generateMetadata = pageMetadata('/about/milestones');

/** "Is this alive, and since when? Only what can be looked up." */
export default async function MilestonesPage() {
  const lists = await Promise.all([getWebsiteReleases(), getV6Releases(), getHistory()]);
  return (
    <PageShell path="/about/milestones" tone="light">
      <MilestonesHero />
      <Timeline releases={lists.flatMap(({ releases }) => releases)} />
      <HowWeDate />
    </PageShell>
  );
}
