import 'server-only';
import type { Locale } from '@/lib/core/i18n/routing';
import {
  offersShownAsCoupons,
  offersWithOfficialValues,
  isButtonLabelOffer,
  type Offer,
} from '@/lib/offers/offers';
import {
  campaignState,
  periodOf,
  endDisplayOf,
  type CampaignState,
  type Period,
  type EndDisplay,
} from './campaign-period';
import type { Campaign, CampaignText } from './campaign-types';
import { getActivities, type Activity } from './upstream-activities';

/** A campaign in its present state. */
export interface CampaignView {
  readonly campaign: Campaign;
  readonly text: CampaignText;
  readonly state: CampaignState;
  readonly period: Period;
  readonly endDisplay: EndDisplay;
  /** Offers shown as coupons. */
  readonly coupons: readonly Offer[];
  /** Whether the campaign also has offers that count into the sum on the sign-up button. */
  readonly hasButtonLabelOffers: boolean;
}

/**
 * Combines a campaign with the upstream's activity that has the campaign's `activityId`. The activity's period and
 * offers win; the campaign's own are used where the activity has none.
 * @param now milliseconds
 * @throws Error for a language the campaign is not available in
 */
export function campaignViewOf(
  campaign: Campaign,
  activities: readonly Activity[],
  now: number,
  locale: Locale,
): CampaignView {
  const text = campaign.text[locale];
  if (!text) throw new Error(`${campaign.slug} is not in ${locale}`);
  const activity = activities.find(({ id }) => id === campaign.activityId);
  const period = periodOf(campaign, activities);
  const activityOffers = activity?.offers.length
    ? activity.offers
    : offersWithOfficialValues(campaign.offerKinds);
  return {
    campaign,
    text,
    state: campaignState(period, now),
    period,
    endDisplay: endDisplayOf(period, now),
    coupons: offersShownAsCoupons(activityOffers),
    hasButtonLabelOffers: activityOffers.some(isButtonLabelOffer),
  };
}

/** A campaign for its page. @throws Error for a language the campaign is not available in */
export async function getCampaignView(campaign: Campaign, locale: Locale): Promise<CampaignView> {
  const { activities, now } = await getActivities();
  return campaignViewOf(campaign, activities, now, locale);
}
