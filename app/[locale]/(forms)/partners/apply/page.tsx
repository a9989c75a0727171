import { PageShell } from '@/components/layout/page-shell';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/partners/apply');

export default function PartnersApplyPage() {
  return (
    <PageShell path="/partners/apply" tone="light">
      <h1>/partners/apply</h1>
    </PageShell>
  );
}
