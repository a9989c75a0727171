/** Whether a campaign is still to come, running or over. */

export interface Period {
  readonly start: Date;
  /** The first moment outside. */
  readonly end: Date;
}

export type CampaignState = 'upcoming' | 'open' | 'ended';

/** @param now milliseconds; the start belongs to the campaign, the end does not */
export function campaignState(now: number, { start, end }: Period): CampaignState {
  if (now >= end.getTime()) return 'ended';
  return now < start.getTime() ? 'upcoming' : 'open';
}
