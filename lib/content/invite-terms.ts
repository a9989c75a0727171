/** The period and the reward of the invite activity. */
import 'server-only';
import { formatBeijingDay } from '@/lib/i18n/dates';
import type { Locale } from '@/lib/i18n/routing';
import { getActivity, type Activity } from '@/lib/upstream/activities';

/** First and last day of the activity as text; the backend's days are Beijing days. */
export function periodTexts(
  period: InviteTerms['period'],
  locale: Locale,
): { start: string; end: string } | null {
  if (!period) return null;
  // The end is the first moment after the activity, so the last day is the one of the moment before.
  const last = new Date(period.end.getTime() - 1);
  return { start: formatBeijingDay(period.start, locale), end: formatBeijingDay(last, locale) };
}

/** The current terms of the invite activity. */
export interface InviteTerms {
  readonly state: 'open' | 'upcoming' | 'ended' | 'unknown';
  /** Yuan per invited person; null when none are promised, and then pages name no sum. */
  readonly reward: number | null;
  /** Null when the activity cannot be read. */
  readonly period: { readonly start: Date; readonly end: Date } | null;
}

/**
 * The terms in an activity's record.
 * @param now milliseconds; the end itself is no longer part of the period
 */
export function inviteTermsOf(activity: Activity | null, now: number): InviteTerms {
  if (!activity) return { state: 'unknown', reward: null, period: null };
  const { startAt: start, endAt: end, offers } = activity;
  const period = { start, end };
  if (now >= end.getTime()) return { state: 'ended', reward: null, period };
  const offer = offers.find(({ kind, value }) => kind === 'invite_reward' && value > 0);
  const state = now < start.getTime() ? 'upcoming' : 'open';
  return { state, reward: offer?.value ?? null, period };
}

/** The current terms; it never throws. */
export async function getInviteTerms(): Promise<InviteTerms> {
  return inviteTermsOf(await getActivity('invite-refund'), Date.now());
}
