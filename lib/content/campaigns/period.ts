import type { Period } from './state';
import type { Campaign } from './types';

/** What the upstream says of an activity's period. */
export interface DatedActivity {
  readonly id: string;
  readonly startAt: Date;
  readonly endAt: Date;
}

/** When a campaign runs: the upstream's activity of its id wins, the record stands in for it. */
export function periodOf(campaign: Campaign, activities: readonly DatedActivity[]): Period {
  const activity = activities.find(({ id }) => id === campaign.activityId);
  return activity
    ? { start: activity.startAt, end: activity.endAt }
    : { start: new Date(campaign.start), end: new Date(campaign.end) };
}
