import { PageShell } from '@/components/layout/page-shell';
import { AppShelf } from '@/components/product/apps/app-shelf';
import { PageReadOn } from '@/components/layout/page/page-read-on';
import { AppsHero } from '@/components/product/apps/apps-hero';
import { KindTable } from '@/components/product/apps/kind-table';
import { OwnCopy } from '@/components/product/apps/own-copy';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/applications');

/** "Is there a tool for this chore, what does it get to see, and can it stay out of my other shops?" */
export default function ApplicationsPage() {
  return (
    <PageShell path="/applications">
      <AppsHero />
      <AppShelf />
      <OwnCopy />
      <KindTable />
      <PageReadOn of="appCentre" next="/ecology" other="/app/sellerassistant" />
    </PageShell>
  );
}
