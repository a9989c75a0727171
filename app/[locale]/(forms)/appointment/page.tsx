import { PageShell } from '@/components/layout/page-shell';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/appointment');

export default function AppointmentPage() {
  return (
    <PageShell path="/appointment" tone="light">
      <h1>/appointment</h1>
    </PageShell>
  );
}
