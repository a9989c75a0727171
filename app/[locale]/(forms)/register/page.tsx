import { PageShell } from '@/components/layout/page-shell';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/register');

export default function RegisterPage() {
  return (
    <PageShell path="/register" tone="light">
      <h1>{'…'}</h1>
    </PageShell>
  );
}
