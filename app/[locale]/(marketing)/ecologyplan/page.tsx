import { PageShell } from '@/components/layout/page-shell';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/ecologyplan');

export default function EcologyPlanPage() {
  return (
    <PageShell path="/ecologyplan" tone="light">
      <h1>/ecologyplan</h1>
    </PageShell>
  );
}
