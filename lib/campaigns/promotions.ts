/** Which offers can be used now, and which campaigns have none. Pure. */
import type { PagePath, SitePath } from '@/lib/pages';
import { offersShownAsCoupons, type Offer } from '@/lib/offers/offers';
import type { Activity } from './upstream-activities';
import { activityIds, type ActivityId } from './activity-ids';
import { builtInCampaigns } from './built-in-campaigns';
import { campaignState } from './campaign-period';
import type { Campaign } from './campaign-types';

export interface Promotion {
  readonly id: string;
  /** Set for campaigns by staff; texts of built-in promotions are in the messages. */
  readonly campaign?: Campaign;
  readonly path: SitePath;
  readonly activity: Activity;
}

/** The pages of promotions that are no campaigns. */
const pathByActivity: Partial<Record<ActivityId, PagePath>> = {
  'new-user-gift': '/register',
  'invite-refund': '/activity/invite-refund',
};

const promotionPathOf = (id: ActivityId): PagePath | undefined =>
  pathByActivity[id] ?? builtInCampaigns.find(({ activityId }) => activityId === id)?.path;

/** A campaign by staff, with the offers an upstream activity would have. */
export interface CampaignWithOffers {
  readonly campaign: Campaign;
  readonly offers: readonly Offer[];
}

function promotionOf({ campaign, offers }: CampaignWithOffers): Promotion {
  const { slug: id, path } = campaign;
  const title = (campaign.text['zh-CN'] ?? campaign.text['en-US'])?.name ?? id;
  const [start, end] = [new Date(campaign.start), new Date(campaign.end)];
  return { id, campaign, path, activity: { id, title, start, end, offers } };
}

/**
 * The promotions whose offers can be used now: built-in ones in the order of `activityIds`, then those of staff.
 * @param now milliseconds
 */
export function currentPromotions(
  activities: readonly Activity[],
  now: number,
  staffPromotions: readonly CampaignWithOffers[] = [],
): Promotion[] {
  const builtIn = activityIds.flatMap((id) => {
    const activity = activities.find((candidate) => candidate.id === id);
    const path = promotionPathOf(id);
    return activity && path ? [{ id, path, activity }] : [];
  });
  return [...builtIn, ...staffPromotions.map(promotionOf)].filter(
    ({ activity: { start, end, offers } }) =>
      offers.length > 0 && campaignState({ start, end }, now) === 'open',
  );
}

/**
 * Lists every offer once, at the first promotion that gives it. Promotions without an offer of their own are left out.
 * So are amounts of the sign-up button's label, which the list explains once.
 */
export function withUniqueOffers(promotions: readonly Promotion[]): Promotion[] {
  const seenOfferKeys = new Set<string>();
  return promotions.flatMap((promotion) => {
    const addIfNew = ({ kind, value, threshold }: Offer): boolean => {
      const offerKey = `${kind} ${value} ${threshold}`;
      if (seenOfferKeys.has(offerKey)) return false;
      seenOfferKeys.add(offerKey);
      return true;
    };
    const offers = offersShownAsCoupons(promotion.activity.offers).filter(addIfNew);
    return offers.length > 0 ? [{ ...promotion, activity: { ...promotion.activity, offers } }] : [];
  });
}

/**
 * Campaigns that are not in the list of current offers: ended, upcoming, without offers, or with offers that are all
 * listed at another promotion. Campaigns by staff come first.
 */
export function campaignsWithoutCurrentOffer(
  current: readonly Promotion[],
  staff: readonly CampaignWithOffers[] = [],
): readonly Campaign[] {
  const shownPaths = new Set<SitePath>(current.map(({ path }) => path));
  const allCampaigns = [...staff.map(({ campaign }) => campaign), ...builtInCampaigns];
  return allCampaigns.filter(({ path }) => !shownPaths.has(path));
}
