import { currentPromotions, otherCampaigns } from './promotions';

const now = Date.parse('2026-11-05T00:00:00+08:00');
const activity = (id: string, start: string, end: string, offers = 1) => ({
  id,
  title: id,
  startAt: new Date(start),
  endAt: new Date(end),
  offers: Array.from({ length: offers }, () => ({
    kind: 'coupon',
    value: 38,
    threshold: 0,
    title: '',
  })),
});

const list = currentPromotions(
  [
    activity('midautumn', '2026-12-01', '2026-12-05'),
    activity('doubleeleven', '2026-11-01', '2026-11-12'),
    activity('recharge', '2026-01-01', '2026-02-01'),
    activity('invite-refund', '2025-01-01', '2030-01-01', 0),
    activity('new-user-gift', '2025-01-01', '2030-01-01'),
    activity('unknown', '2025-01-01', '2030-01-01'),
  ],
  now,
);

it('lists what is open, then what is announced; nothing ended, empty or unknown', () =>
  expect(list.map(({ id, path, state }) => [id, path, state])).toEqual([
    ['new-user-gift', '/register', 'open'],
    ['doubleeleven', '/activity/doubleeleven', 'open'],
    ['midautumn', '/activity/midautumn', 'upcoming'],
  ]));

it('marks an offer that stands further up already as the same one', () =>
  expect(list.map(({ repeated }) => repeated.size)).toEqual([0, 1, 1]));

it('keeps every other campaign findable', () =>
  expect(otherCampaigns(list).map(({ slug }) => slug)).toEqual([
    'recharge',
    'cooperation',
    'midautumn/middetail',
    '2021618',
  ]));

it('has an empty list while nothing is known', () =>
  expect(currentPromotions([], now)).toEqual([]));
