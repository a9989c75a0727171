import { FeeSlip } from '@/components/company/promise/fee-slip';
import { InAndOut } from '@/components/company/promise/in-and-out';
import { Levels } from '@/components/company/promise/levels';
import { PromiseHero } from '@/components/company/promise/promise-hero';
import { PageFaq } from '@/components/layout/page/page-faq';
import { PageShell } from '@/components/layout/page-shell';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/user-service');

/** "What do I get when I pay, how soon am I answered, and what happens to my money?" */
export default function UserServicePage() {
  return (
    <PageShell path="/user-service" tone="light">
      <PromiseHero />
      <Levels />
      <FeeSlip />
      <InAndOut />
      <PageFaq of="userService" />
    </PageShell>
  );
}
