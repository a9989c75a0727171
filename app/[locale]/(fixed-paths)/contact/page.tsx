import '@/app/styles/service.css';
import { PageShell } from '@/components/layout/page-shell';
import { pageMetadata } from '@/lib/seo/metadata';
import { getWechatQrCodes } from '@/lib/site-content/wechat-qr-codes';
import { ContactChannels } from './contact-channels';
import { ContactDesk, PrepareCall } from './contact-sections';

export const generateMetadata = pageMetadata('/contact');

/** The page answers: whom do I reach, in which way, and when does support answer? */
export default async function ContactPage() {
  const qr = await getWechatQrCodes();
  return (
    <PageShell path="/contact" tone="light">
      <ContactDesk qr={qr} />
      <ContactChannels hasWechat={qr.sidebar !== null} />
      <PrepareCall />
    </PageShell>
  );
}
