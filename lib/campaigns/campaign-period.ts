/** The period of a campaign: whether it runs, and how its end is shown. */
import 'server-only';
import { beijingDay } from '@superbrowser/shared/beijing-time';
import { dayMs } from '@superbrowser/shared/durations';
import { staffPathOf, type SitePath } from '@/lib/pages';
import type { Campaign } from './campaign-types';

export interface Period {
  readonly start: Date;
  /** The first moment after the period. */
  readonly end: Date;
}

export type CampaignState = 'upcoming' | 'open' | 'ended';

/** @param now milliseconds; the start belongs to the campaign, the end does not */
export function campaignState({ start, end }: Period, now: number): CampaignState {
  if (now >= end.getTime()) return 'ended';
  return now < start.getTime() ? 'upcoming' : 'open';
}

/** An activity with the period the upstream gives. */
export interface DatedActivity {
  readonly id: string;
  readonly start: Date;
  readonly end: Date;
}

/**
 * The period that the upstream gives for the campaign's activity; the campaign's own start and end where the upstream
 * does not know the activity.
 */
export function periodOf(campaign: Campaign, activities: readonly DatedActivity[]): Period {
  const activity = activities.find(({ id }) => id === campaign.activityId);
  return activity
    ? { start: activity.start, end: activity.end }
    : { start: new Date(campaign.start), end: new Date(campaign.end) };
}

/**
 * Whether a campaign has ended. Its page remains, but leaves the sitemap and search results.
 * @param now milliseconds
 */
export const hasCampaignEnded = (
  campaign: Campaign,
  activities: readonly DatedActivity[],
  now: number,
): boolean => campaignState(periodOf(campaign, activities), now) === 'ended';

/** How the end of a campaign is shown: not at all, as a day, or as a countdown. */
export type EndDisplay = 'none' | 'day' | 'countdown';

/** Longest countdown in days. For a later end the date says more than a number of days. */
const maxCountdownDays = 30;

/** @param now milliseconds; the end is shown only while the campaign runs */
export function endDisplayOf(period: Period, now: number): EndDisplay {
  if (campaignState(period, now) !== 'open') return 'none';
  return period.end.getTime() - now > maxCountdownDays * dayMs ? 'day' : 'countdown';
}

const yearMs = 365 * dayMs;

/** A campaign of more than three years counts as open-ended: its data need an end, but readers do not. */
export const hasNoEnd = ({ start, end }: Period): boolean =>
  end.getTime() - start.getTime() > 3 * yearMs;

/**
 * Whether a page is a built-in one without an end. Such a page explains something: it shows no days, and other
 * campaigns do not name it as one that runs.
 */
export const isEvergreen = (path: SitePath, period: Period): boolean =>
  hasNoEnd(period) && !staffPathOf(path);

/**
 * The day a campaign's page last changed without an edit: the first day while the campaign runs, then the day it ended;
 * undefined before it starts.
 */
export function campaignStateDay(period: Period, now: number): string | undefined {
  const state = campaignState(period, now);
  if (state === 'upcoming') return undefined;
  return beijingDay((state === 'open' ? period.start : period.end).getTime());
}
