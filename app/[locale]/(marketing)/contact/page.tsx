import { BeforeCalling } from '@/components/company/contact/before-calling';
import { ChannelLedger } from '@/components/company/contact/channel-ledger';
import { ContactHero } from '@/components/company/contact/contact-hero';
import { TwoCodes } from '@/components/company/contact/two-codes';
import { PageShell } from '@/components/layout/page-shell';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/contact');

/** "Whom do I reach, by which way, and when does somebody answer?" */
export default function ContactPage() {
  return (
    <PageShell path="/contact" tone="light">
      <ContactHero />
      <ChannelLedger />
      <TwoCodes />
      <BeforeCalling />
    </PageShell>
  );
}
