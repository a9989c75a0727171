import { PageShell } from '@/components/layout/page-shell';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/activity/invite-refund');

export default function InviteRefundPage() {
  return (
    <PageShell path="/activity/invite-refund" tone="light">
      <h1>{'…'}</h1>
    </PageShell>
  );
}
