import { CouponBand } from '@/components/campaigns/recall/coupon-band';
import { FirstHour } from '@/components/campaigns/recall/first-hour';
import { Gains } from '@/components/campaigns/recall/gains';
import { RecallHero } from '@/components/campaigns/recall/recall-hero';
import { SinceThen } from '@/components/campaigns/recall/since-then';
import { OpenClient } from '@/components/downloads/open-client';
import { PageShell } from '@/components/layout/page-shell';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/recall');

/** "I used this once: what has changed, and is it worth coming back?" */
export default function RecallPage() {
  return (
    <PageShell path="/recall">
      <RecallHero />
      <Gains />
      <CouponBand />
      <OpenClient where="recall" />
      <FirstHour />
      <SinceThen />
    </PageShell>
  );
}
