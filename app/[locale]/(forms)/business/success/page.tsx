import { PageShell } from '@/components/layout/page-shell';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/business/success');

export default function BusinessSuccessPage() {
  return (
    <PageShell path="/business/success" tone="light">
      <h1>/business/success</h1>
    </PageShell>
  );
}
