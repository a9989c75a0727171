import { PageShell } from '@/components/layout/page-shell';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/partners/apply/success');

export default function PartnersSuccessPage() {
  return (
    <PageShell path="/partners/apply/success" tone="light">
      <h1>/partners/apply/success</h1>
    </PageShell>
  );
}
