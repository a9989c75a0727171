import { PageShell } from '@/components/layout/page-shell';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/appointment/success');

export default function AppointmentSuccessPage() {
  return (
    <PageShell path="/appointment/success" tone="light">
      <h1>/appointment/success</h1>
    </PageShell>
  );
}
