import { BeforeCalling } from '@/components/company/contact/before-calling';
import { ChannelLedger } from '@/components/company/contact/channel-ledger';
import { ContactDesk } from '@/components/company/contact/contact-desk';
import { ContactEnding } from '@/components/company/contact/contact-ending';
import { PageShell } from '@/components/layout/page-shell';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/contact');

/** "Whom do I reach, by which way, and when does somebody answer?" */
export default function ContactPage() {
  return (
    <PageShell path="/contact" tone="light">
      <ContactDesk />
      <ChannelLedger />
      <BeforeCalling />
      <ContactEnding />
    </PageShell>
  );
}
