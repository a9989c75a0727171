import { PageShell } from '@/components/layout/page-shell';
import { pageMetadata } from '@/lib/seo/metadata';
import { PrepareCall, ChannelLedger, ContactDesk, ContactEnding } from './sections';

export const generateMetadata = pageMetadata('/contact');

/** "Whom do I reach, by which way, and when does support answer?" */
export default function ContactPage() {
  return (
    <PageShell path="/contact" tone="light">
      <ContactDesk />
      <ChannelLedger />
      <PrepareCall />
      <ContactEnding />
    </PageShell>
  );
}
