import { PageShell } from '@/components/layout/page-shell';
import { PageFaq } from '@/components/layout/page/page-faq';
import { pageMetadata } from '@/lib/seo/metadata';
import { getQrCodes } from '@/lib/upstream/site-content';
import { PublishedPrices } from './prices';
import { PromiseHero } from './promise-hero';
import { FeeSlip, FreeAndPaid, InAndOut, Levels } from './sections';

export const generateMetadata = pageMetadata('/user-service');

/** "What is free, what do I pay for and how, and what help comes with it?" */
export default async function UserServicePage() {
  const { sidebar } = await getQrCodes();
  return (
    <PageShell path="/user-service" tone="light">
      <PromiseHero />
      <FreeAndPaid />
      <PublishedPrices />
      <FeeSlip />
      <Levels wechat={sidebar !== null} />
      <InAndOut />
      <PageFaq of="userService" />
    </PageShell>
  );
}
