import '@/app/styles/campaigns.css';
import { getLocale } from 'next-intl/server';
import { offersWithOfficialValues } from '@/lib/offers/offers';
import { PageShell } from '@/components/layout/page-shell';
import { PageFaq } from '@/components/sections/page-faq';
import { pageMetadata } from '@/lib/seo/metadata';
import { getStaffCampaigns } from '@/lib/campaigns/staff-campaigns';
import { getActivities } from '@/lib/campaigns/upstream-activities';
import {
  campaignsWithoutCurrentOffer,
  currentPromotions,
  withUniqueOffers,
} from '@/lib/campaigns/promotions';
import { CurrentOffers } from './current-offers';
import { CampaignsWithoutOffer, PromotionsHero } from './promotions-sections';

export const generateMetadata = pageMetadata('/promotions');

/** The page answers: which offer is for me today, how much is it, and until when? */
export default async function PromotionsPage() {
  const locale = await getLocale();
  const { activities, freshness, now } = await getActivities();
  const staffPromotions = (await getStaffCampaigns())
    .filter(({ campaign }) => campaign.text[locale])
    .map(({ campaign }) => ({ campaign, offers: offersWithOfficialValues(campaign.offerKinds) }));
  const promotions = withUniqueOffers(currentPromotions(activities, now, staffPromotions));
  return (
    <PageShell path="/promotions">
      <PromotionsHero promotions={promotions} />
      <CurrentOffers promotions={promotions} freshness={freshness} />
      <CampaignsWithoutOffer
        campaigns={campaignsWithoutCurrentOffer(promotions, staffPromotions)}
        activities={activities}
        now={now}
      />
      <PageFaq namespace="promotions" tone="white" />
    </PageShell>
  );
}
