import { FeeSlip } from '@/components/company/promise/fee-slip';
import { FreeAndPaid } from '@/components/company/promise/free-and-paid';
import { InAndOut } from '@/components/company/promise/in-and-out';
import { Levels } from '@/components/company/promise/levels';
import { PublishedPrices } from '@/components/company/promise/prices/published-prices';
import { PromiseHero } from '@/components/company/promise/promise-hero';
import { PageFaq } from '@/components/layout/page/page-faq';
import { PageShell } from '@/components/layout/page-shell';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/user-service');

/** "What is free, what do I pay for and how, and what help comes with it?" */
export default function UserServicePage() {
  return (
    <PageShell path="/user-service" tone="light">
      <PromiseHero />
      <FreeAndPaid />
      <PublishedPrices />
      <FeeSlip />
      <Levels />
      <InAndOut />
      <PageFaq of="userService" />
    </PageShell>
  );
}
