import {
  campaigns,
  campaignState,
  couponsOf,
  promotionIds,
  type PromotionId,
} from '@/lib/content/campaigns';
import type { Campaign } from '@/lib/content/types';
import type { RoutePath, SitePath } from '@/lib/routes';
import type { Activity, Offer } from '@/lib/upstream/promotions';

export interface Promotion {
  readonly id: string;
  /** Of the store; the messages have the words of all others. */
  readonly campaign?: Campaign;
  readonly path: SitePath;
  readonly activity: Activity;
}

/** Promotions that are no campaigns of ours have pages of their own. */
const ownPages: Partial<Record<PromotionId, RoutePath>> = {
  'new-user-gift': '/register',
  'invite-refund': '/activity/invite-refund',
};

const pageOf = (id: PromotionId): RoutePath | undefined =>
  ownPages[id] ?? campaigns.find(({ activityId }) => activityId === id)?.path;

/** A campaign of the store as the upstream tells of others. */
export interface StoredPromotion {
  readonly campaign: Campaign;
  readonly offers: readonly Offer[];
}

function ofStore({ campaign, offers }: StoredPromotion): Promotion {
  const { slug: id, path } = campaign;
  const title = (campaign.text['zh-CN'] ?? campaign.text['en-US'])?.name ?? id;
  const [startAt, endAt] = [new Date(campaign.start), new Date(campaign.end)];
  return { id, campaign, path, activity: { id, title, startAt, endAt, offers } };
}

/**
 * What may be used now, and nothing else: those of the ids in their order, then the store's.
 * @param now milliseconds
 */
export function currentPromotions(
  activities: readonly Activity[],
  now: number,
  stored: readonly StoredPromotion[] = [],
): Promotion[] {
  const known = promotionIds.flatMap((id) => {
    const activity = activities.find((one) => one.id === id);
    const path = pageOf(id);
    return activity && path ? [{ id, path, activity }] : [];
  });
  return [...known, ...stored.map(ofStore)].filter(
    ({ activity: { startAt, endAt, offers } }) =>
      offers.length > 0 && campaignState(now, { start: startAt, end: endAt }) === 'open',
  );
}

/**
 * Every offer once, at the first promotion that gives it; promotions without one of their own are left out. Sums of the
 * sign-up button's label are no offers: the list says once how they count.
 */
export function offersOnce(list: readonly Promotion[]): Promotion[] {
  const seen = new Set<string>();
  return list.flatMap((promotion) => {
    const isNew = ({ kind, value, threshold }: Offer) =>
      seen.size < seen.add(`${kind} ${value} ${threshold}`).size;
    const offers = couponsOf(promotion.activity.offers).filter(isNew);
    return offers.length > 0 ? [{ ...promotion, activity: { ...promotion.activity, offers } }] : [];
  });
}

/** Campaigns that are not in the list above, but keep their page; the store's first. */
export function otherCampaigns(
  current: readonly Promotion[],
  stored: readonly StoredPromotion[] = [],
): readonly Campaign[] {
  const shown = new Set<SitePath>(current.map(({ path }) => path));
  const all = [...stored.map(({ campaign }) => campaign), ...campaigns];
  return all.filter(({ path }) => !shown.has(path));
}
