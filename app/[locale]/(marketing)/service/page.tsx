import { HelpDesk } from '@/components/company/help/help-desk';
import { HelpDoors } from '@/components/company/help/help-doors';
import { PageShell } from '@/components/layout/page-shell';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/service');

/** "Something does not work; can I find the answer myself, now?" */
export default function ServicePage() {
  return (
    <PageShell path="/service" tone="light">
      <HelpDesk />
      <HelpDoors />
    </PageShell>
  );
}
