import { PageShell } from '@/components/layout/page-shell';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/teaminvited');

export default function TeamInvitedPage() {
  return (
    <PageShell path="/teaminvited" tone="light">
      <h1>{'…'}</h1>
    </PageShell>
  );
}
