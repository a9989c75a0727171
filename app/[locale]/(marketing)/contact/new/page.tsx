import { PageShell } from '@/components/layout/page-shell';
import { pageMetadata } from '@/lib/seo/metadata';
import { ChooserHero, NeedFinder, SpeedMatrix } from './sections';

export const generateMetadata = pageMetadata('/contact/new');

/** "I know what I need; where does it go, without being sent on?" */
export default function ContactNewPage() {
  return (
    <PageShell path="/contact/new" tone="light">
      <ChooserHero />
      <NeedFinder />
      <SpeedMatrix />
    </PageShell>
  );
}
