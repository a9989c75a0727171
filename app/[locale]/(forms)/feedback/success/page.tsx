import { PageShell } from '@/components/layout/page-shell';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/feedback/success');

export default function FeedbackSuccessPage() {
  return (
    <PageShell path="/feedback/success" tone="light">
      <h1>/feedback/success</h1>
    </PageShell>
  );
}
