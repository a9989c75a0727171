import { PageFaq } from '@/components/layout/page/page-faq';
import { PageShell } from '@/components/layout/page-shell';
import { BuilderSection } from '@/components/solutions/links/builder/builder-section';
import { LinkManners } from '@/components/solutions/links/link-manners';
import { ApplyClosing } from '@/components/solutions/apply-closing';
import { LinksHero } from '@/components/solutions/links/links-hero';
import { SurvivalTable } from '@/components/solutions/links/survival-table';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/partners/links');

/** "I have a code: which link do I hand out, and when does it count?" */
export default function PartnerLinksPage() {
  return (
    <PageShell path="/partners/links">
      <LinksHero />
      <BuilderSection />
      <SurvivalTable />
      <LinkManners />
      <PageFaq of="partnersLinks" />
      <ApplyClosing of="partnersLinks" from="partnersProcess" other="/partners" />
    </PageShell>
  );
}
