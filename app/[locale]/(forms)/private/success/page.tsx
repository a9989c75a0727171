import { PageShell } from '@/components/layout/page-shell';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/private/success');

export default function PrivateSuccessPage() {
  return (
    <PageShell path="/private/success" tone="light">
      <h1>/private/success</h1>
    </PageShell>
  );
}
