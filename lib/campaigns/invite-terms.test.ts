import type { Activity } from './upstream-activities';
import { inviteTermsOf } from './invite-terms';

const start = new Date('2025-01-01T00:00:00+08:00');
const end = new Date('2030-12-31T23:59:59+08:00');
const offer = (kind: string, value: number) => ({ kind, value, threshold: 0, title: kind });
const activity = (offers: Activity['offers']): Activity => ({
  id: 'invite-refund',
  title: 'x',
  start,
  end,
  offers,
});
const reward = [offer('coupon', 76), offer('invite_reward', 38)];

describe('inviteTermsOf', () => {
  it.each([
    ['2024-12-31T23:59:59+08:00', reward, 'upcoming', 38],
    ['2025-01-01T00:00:00+08:00', reward, 'open', 38],
    ['2030-12-31T23:59:58+08:00', reward, 'open', 38],
    // From the end on the backend gives no reward.
    ['2030-12-31T23:59:59+08:00', reward, 'ended', null],
    ['2026-06-01T00:00:00Z', [offer('coupon', 76)], 'open', null],
    ['2026-06-01T00:00:00Z', [offer('invite_reward', 0)], 'open', null],
    ['2026-06-01T00:00:00Z', [], 'open', null],
  ])('at %s', (now, offers, state, value) => {
    expect(inviteTermsOf(activity(offers), Date.parse(now))).toEqual({
      state,
      reward: value,
      period: { start, end },
    });
  });

  it('promises nothing when the activity cannot be read', () => {
    expect(inviteTermsOf(null, 0)).toEqual({ state: 'unknown', reward: null, period: null });
  });
});
