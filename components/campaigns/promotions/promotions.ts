import { campaignState, type CampaignState } from '@/lib/content/campaigns/state';
import { campaigns } from '@/lib/content/campaigns';
import { promotionIds, type PromotionId } from '@/lib/content/campaigns/slugs';
import type { Campaign } from '@/lib/content/campaigns/types';
import type { RoutePath, SitePath } from '@/lib/routes';
import type { Activity, Offer } from '@/lib/upstream/activities';

export interface Promotion {
  readonly id: string;
  /** Of the store; the messages have the words of all others. */
  readonly campaign?: Campaign;
  readonly path: SitePath;
  readonly state: Exclude<CampaignState, 'ended'>;
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

function ofStore({ campaign, offers }: StoredPromotion, now: number) {
  const { slug: id, path } = campaign;
  const period = { start: new Date(campaign.start), end: new Date(campaign.end) };
  const state = campaignState(now, period);
  const title = campaign.text['zh-CN'].name;
  const activity = { id, title, startAt: period.start, endAt: period.end, offers };
  return state === 'ended' ? [] : [{ id, campaign, path, state, activity }];
}

/**
 * What may be used now, then what is announced: those of the ids in their order, then the store's.
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
    if (!activity || !path || activity.offers.length === 0) return [];
    const state = campaignState(now, { start: activity.startAt, end: activity.endAt });
    return state === 'ended' ? [] : [{ id, path, state, activity }];
  });
  const running = [...known, ...stored.flatMap((one) => ofStore(one, now))];
  return [
    ...running.filter(({ state }) => state === 'open'),
    ...running.filter(({ state }) => state === 'upcoming'),
  ];
}

/**
 * Every offer once, at the first promotion that gives it; promotions without one of their own are left out.
 * @param list open ones before those that are announced
 */
export function offersOnce(list: readonly Promotion[]): Promotion[] {
  const seen = new Set<string>();
  return list.flatMap((promotion) => {
    const isNew = ({ kind, value, threshold }: Offer) =>
      seen.size < seen.add(`${kind} ${value} ${threshold}`).size;
    const offers = promotion.activity.offers.filter(isNew);
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
