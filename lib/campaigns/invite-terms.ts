/** The period and the reward of the invite activity. */
import 'server-only';
import type { Locale } from '@/lib/core/i18n/routing';
import { getActivity, type Activity } from './upstream-activities';
import { firstDayText, lastDayText } from './campaign-day-texts';
import { campaignState, type CampaignState, type Period } from './campaign-period';

/** First and last day of the activity in Beijing time, as text; null without a period. */
export function periodTexts(
  period: InviteTerms['period'],
  locale: Locale,
): { start: string; end: string } | null {
  if (!period) return null;
  return { start: firstDayText(period, locale), end: lastDayText(period, locale) };
}

export interface InviteTerms {
  readonly state: CampaignState | 'unknown';
  /** Yuan per invited person. Null when no reward is promised; pages then name no amount. */
  readonly reward: number | null;
  /** Null when the activity cannot be read. */
  readonly period: Period | null;
}

/**
 * The terms in an activity's record.
 * @param now milliseconds; the end itself is no longer part of the period
 */
export function inviteTermsOf(activity: Activity | null, now: number): InviteTerms {
  if (!activity) return { state: 'unknown', reward: null, period: null };
  const { start, end, offers } = activity;
  const period = { start, end };
  const state = campaignState(period, now);
  if (state === 'ended') return { state, reward: null, period };
  const offer = offers.find(({ kind, value }) => kind === 'invite_reward' && value > 0);
  return { state, reward: offer?.value ?? null, period };
}

/** Reads the current terms. Never throws. */
export async function getInviteTerms(): Promise<InviteTerms> {
  return inviteTermsOf(await getActivity('invite-refund'), Date.now());
}
