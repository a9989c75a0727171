import { PageShell } from '@/components/layout/page-shell';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/private');

export default function PrivatePage() {
  return (
    <PageShell path="/private" tone="light">
      <h1>/private</h1>
    </PageShell>
  );
}
