import { PageShell } from '@/components/layout/page-shell';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/staffregister');

export default function StaffRegisterPage() {
  return (
    <PageShell path="/staffregister" tone="light">
      <h1>{'…'}</h1>
    </PageShell>
  );
}
