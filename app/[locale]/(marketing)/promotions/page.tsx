import { getLocale } from 'next-intl/server';
import { CampaignArchive } from '@/components/campaigns/promotions/campaign-archive';
import { CurrentOffers } from '@/components/campaigns/promotions/current-offers';
import {
  currentPromotions,
  offersOnce,
  otherCampaigns,
} from '@/components/campaigns/promotions/promotions';
import { PromotionsHero } from '@/components/campaigns/promotions/promotions-hero';
import { writtenOffers } from '@/components/campaigns/family/view';
import { PageFaq } from '@/components/layout/page/page-faq';
import { PageShell } from '@/components/layout/page-shell';
import { pageMetadata } from '@/lib/seo/metadata';
import { getStoredCampaigns } from '@/lib/upstream/articles';
import { getPromotions } from '@/lib/upstream/promotions';

export const generateMetadata = pageMetadata('/promotions');

/** "Which offer is for me today, how much is it, and until when?" */
export default async function PromotionsPage() {
  const locale = await getLocale();
  const { activities, freshness, now } = await getPromotions();
  const stored = (await getStoredCampaigns())
    .filter(({ campaign }) => campaign.text[locale])
    .map(({ campaign }) => ({ campaign, offers: writtenOffers(campaign.offers) }));
  const list = offersOnce(currentPromotions(activities, now, stored));
  return (
    <PageShell path="/promotions">
      <PromotionsHero list={list} />
      <CurrentOffers list={list} freshness={freshness} />
      <CampaignArchive campaigns={otherCampaigns(list, stored)} activities={activities} now={now} />
      <PageFaq of="promotions" tone="white" />
    </PageShell>
  );
}
