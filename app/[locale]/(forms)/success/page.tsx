import { PageShell } from '@/components/layout/page-shell';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/success');

export default function SuccessPage() {
  return (
    <PageShell path="/success" tone="light">
      <h1>{'…'}</h1>
    </PageShell>
  );
}
