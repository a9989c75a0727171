import { PageShell } from '@/components/layout/page-shell';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/cancel-account/success');

export default function CancelAccountSuccessPage() {
  return (
    <PageShell path="/cancel-account/success" tone="light">
      <h1>/cancel-account/success</h1>
    </PageShell>
  );
}
