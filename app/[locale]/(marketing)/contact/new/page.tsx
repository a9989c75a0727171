import { ChooserHero } from '@/components/company/chooser/chooser-hero';
import { NeedFinder } from '@/components/company/chooser/need-finder';
import { SpeedMatrix } from '@/components/company/chooser/speed-matrix';
import { PageShell } from '@/components/layout/page-shell';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/contact/new');

/** "I know what I need; where does it go, so that nobody sends me on?" */
export default function ContactNewPage() {
  return (
    <PageShell path="/contact/new" tone="light">
      <ChooserHero />
      <NeedFinder />
      <SpeedMatrix />
    </PageShell>
  );
}
