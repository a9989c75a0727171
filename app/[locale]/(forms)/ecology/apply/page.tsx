import { PageShell } from '@/components/layout/page-shell';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/ecology/apply');

export default function EcologyApplyPage() {
  return (
    <PageShell path="/ecology/apply" tone="light">
      <h1>/ecology/apply</h1>
    </PageShell>
  );
}
