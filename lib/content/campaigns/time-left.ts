import { campaignState, type Period } from './state';

/** How the end of a campaign is told: not at all, by its day, or by counting down to it. */
export type TimeLeft = 'none' | 'day' | 'count';

const dayMs = 86_400_000;
/** Further off than this, a day says more than a number of days. */
export const countedDays = 30;

/** @param now milliseconds; only a campaign that runs has time left */
export function timeLeftOf(now: number, period: Period): TimeLeft {
  if (campaignState(now, period) !== 'open') return 'none';
  return period.end.getTime() - now > countedDays * dayMs ? 'day' : 'count';
}
