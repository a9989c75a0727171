import { PageShell } from '@/components/layout/page-shell';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/cancel-account');

export default function CancelAccountPage() {
  return (
    <PageShell path="/cancel-account" tone="light">
      <h1>/cancel-account</h1>
    </PageShell>
  );
}
