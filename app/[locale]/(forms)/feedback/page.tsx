import { PageShell } from '@/components/layout/page-shell';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/feedback');

export default function FeedbackPage() {
  return (
    <PageShell path="/feedback" tone="light">
      <h1>/feedback</h1>
    </PageShell>
  );
}
