import '@/app/styles/service.css';
import { PageShell } from '@/components/layout/page-shell';
import { PageFaq } from '@/components/sections/page-faq';
import { pageMetadata } from '@/lib/seo/metadata';
import { getPublicConfig } from '@/lib/site-content/public-config';
import { getWechatQrCodes } from '@/lib/site-content/wechat-qr-codes';
import { getCompanyTerms } from '@/lib/offers/company-terms';
import { PublishedPrices } from '@/components/prices/price-table';
import { UserServiceHero } from './user-service-hero';
import { UrgencyLevels } from './urgency-levels';
import { BillingRules, FreeAndPaid, SupportScope } from './user-service-sections';

export const generateMetadata = pageMetadata('/user-service');

/** The page answers: what is free, what do I pay for and how, and what help is included? */
export default async function UserServicePage() {
  const [{ sidebar }, { prices }, { own_proxies, sampleMark }] = await Promise.all([
    getWechatQrCodes(),
    getPublicConfig(),
    getCompanyTerms(),
  ]);
  const answeredKey = own_proxies === undefined ? null : own_proxies ? 'proxyYes' : 'proxyNo';
  return (
    <PageShell path="/user-service" tone="light">
      <UserServiceHero prices={prices} />
      <FreeAndPaid hasPrices={prices !== undefined} />
      <PublishedPrices />
      <BillingRules />
      <UrgencyLevels hasWechat={sidebar !== null} />
      <SupportScope />
      <PageFaq
        namespace="userService"
        omit={['proxyYes', 'proxyNo'].filter((key) => key !== answeredKey)}
        values={{ sample: sampleMark }}
      />
    </PageShell>
  );
}
