import { PageShell } from '@/components/layout/page-shell';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/ecology');

export default function EcologyPage() {
  return (
    <PageShell path="/ecology" tone="light">
      <h1>/ecology</h1>
    </PageShell>
  );
}
