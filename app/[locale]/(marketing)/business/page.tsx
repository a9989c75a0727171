import { PageShell } from '@/components/layout/page-shell';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/business');

export default function BusinessPage() {
  return (
    <PageShell path="/business" tone="light">
      <h1>/business</h1>
    </PageShell>
  );
}
