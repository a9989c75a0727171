import 'server-only';
import { getActivity, type Activity } from '@/lib/upstream/promotions';

/** What the invite activity promises right now. */
export interface InviteTerms {
  readonly state: 'open' | 'upcoming' | 'ended' | 'unknown';
  /** Yuan per invited person; null when there is nothing to promise, then pages speak without a figure. */
  readonly reward: number | null;
  /** Null when the activity cannot be read. */
  readonly period: { readonly start: Date; readonly end: Date } | null;
}

/**
 * The terms in an activity's record.
 * @param now milliseconds; the end itself is outside
 */
export function termsOf(activity: Activity | null, now: number): InviteTerms {
  if (!activity) return { state: 'unknown', reward: null, period: null };
  const { startAt: start, endAt: end, offers } = activity;
  const period = { start, end };
  if (now >= end.getTime()) return { state: 'ended', reward: null, period };
  const offer = offers.find(({ kind, value }) => kind === 'invite_reward' && value > 0);
  const state = now < start.getTime() ? 'upcoming' : 'open';
  return { state, reward: offer?.value ?? null, period };
}

/** Never throws. */
export async function getInviteTerms(): Promise<InviteTerms> {
  return termsOf(await getActivity('invite-refund'), Date.now());
}
