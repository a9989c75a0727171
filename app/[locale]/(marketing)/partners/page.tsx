import { PageShell } from '@/components/layout/page-shell';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/partners');

export default function PartnersPage() {
  return (
    <PageShell path="/partners" tone="light">
      <h1>/partners</h1>
    </PageShell>
  );
}
