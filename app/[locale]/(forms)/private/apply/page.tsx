import { PageShell } from '@/components/layout/page-shell';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/private/apply');

export default function PrivateApplyPage() {
  return (
    <PageShell path="/private/apply" tone="light">
      <h1>/private/apply</h1>
    </PageShell>
  );
}
