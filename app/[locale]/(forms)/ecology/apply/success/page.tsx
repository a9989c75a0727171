import { PageShell } from '@/components/layout/page-shell';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/ecology/apply/success');

export default function EcologySuccessPage() {
  return (
    <PageShell path="/ecology/apply/success" tone="light">
      <h1>/ecology/apply/success</h1>
    </PageShell>
  );
}
