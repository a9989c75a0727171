import { PageShell } from '@/components/layout/page-shell';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/oauth');

export default function OauthPage() {
  return (
    <PageShell path="/oauth" tone="light">
      <h1>{'…'}</h1>
    </PageShell>
  );
}
