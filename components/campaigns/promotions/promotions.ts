import { campaignState, type CampaignState } from '@/lib/content/campaigns/state';
import { campaigns } from '@/lib/content/campaigns';
import { promotionIds, type PromotionId } from '@/lib/content/campaigns/slugs';
import type { Campaign } from '@/lib/content/campaigns/types';
import type { RoutePath } from '@/lib/routes';
import type { Activity, Offer } from '@/lib/upstream/activities';

export interface Promotion {
  readonly id: PromotionId;
  readonly path: RoutePath;
  readonly state: Exclude<CampaignState, 'ended'>;
  readonly activity: Activity;
  /** Offers that an earlier promotion of the list gives already: shown as the same ones, not as more. */
  readonly repeated: ReadonlySet<Offer>;
}

/** Promotions that are no campaigns of ours have pages of their own. */
const ownPages: Partial<Record<PromotionId, RoutePath>> = {
  'new-user-gift': '/register',
  'invite-refund': '/activity/invite-refund',
};

const pageOf = (id: PromotionId): RoutePath | undefined =>
  ownPages[id] ?? campaigns.find(({ activityId }) => activityId === id)?.path;

/**
 * What may be used now, then what is announced, in the order of the ids.
 * @param now milliseconds
 */
export function currentPromotions(activities: readonly Activity[], now: number): Promotion[] {
  const running = promotionIds.flatMap((id) => {
    const activity = activities.find((one) => one.id === id);
    const path = pageOf(id);
    if (!activity || !path || activity.offers.length === 0) return [];
    const state = campaignState(now, { start: activity.startAt, end: activity.endAt });
    return state === 'ended' ? [] : [{ id, path, state, activity }];
  });
  return markRepeated([
    ...running.filter(({ state }) => state === 'open'),
    ...running.filter(({ state }) => state === 'upcoming'),
  ]);
}

function markRepeated(list: readonly Omit<Promotion, 'repeated'>[]): Promotion[] {
  const seen = new Set<string>();
  return list.map((promotion) => {
    const isNew = ({ kind, value }: Offer) => seen.size < seen.add(`${kind} ${value}`).size;
    const repeated = new Set(promotion.activity.offers.filter((offer) => !isNew(offer)));
    return { ...promotion, repeated };
  });
}

/** Campaigns that are not in the list above, but keep their page. */
export function otherCampaigns(current: readonly Promotion[]): readonly Campaign[] {
  const shown = new Set<RoutePath>(current.map(({ path }) => path));
  return campaigns.filter(({ path }) => !shown.has(path));
}
