import '@/app/styles/service.css';
import { PageShell } from '@/components/layout/page-shell';
import { pageMetadata } from '@/lib/seo/metadata';
import { getWechatQrCodes } from '@/lib/site-content/wechat-qr-codes';
import { NeedListHero, NeedList } from './need-list';

export const generateMetadata = pageMetadata('/contact/new');

/** The page answers: I know what I need; where do I ask without being sent on? */
export default async function ContactNewPage() {
  const { sidebar } = await getWechatQrCodes();
  return (
    <PageShell path="/contact/new" tone="light">
      <NeedListHero />
      <NeedList hasWechat={sidebar !== null} />
    </PageShell>
  );
}
