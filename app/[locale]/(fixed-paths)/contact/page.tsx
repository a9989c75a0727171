import '@/app/styles/service.css';
import { PageShell } from '@/components/layout/page-shell';
import { pageMetadata } from '@/lib/seo/metadata';
import { getQrCodes } from '@/lib/content/site-content';
import { ContactChannels } from './contact-channels';
import { ContactDesk, PrepareCall } from './contact-sections';

export const generateMetadata = pageMetadata('/contact');

/** The page answers: whom do I reach, in which way, and when does support answer? */
export default async function ContactPage() {
  const qr = await getQrCodes();
  return (
    <PageShell path="/contact" tone="light">
      <ContactDesk qr={qr} />
      <ContactChannels hasWechat={qr.sidebar !== null} />
      <PrepareCall />
    </PageShell>
  );
}
