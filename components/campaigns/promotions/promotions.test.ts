import { campaignOf } from '@/lib/content/campaigns';
import { recordPath } from '@/lib/routes';
import { currentPromotions, otherCampaigns, type StoredPromotion } from './promotions';

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

describe('campaigns of the store', () => {
  const stored = (slug: string, start: string, end: string): StoredPromotion => ({
    campaign: {
      ...campaignOf('recharge'),
      slug,
      path: recordPath('activity', slug),
      start: `${start}T00:00:00+08:00`,
      end: `${end}T00:00:00+08:00`,
    },
    offers: [{ kind: 'coupon', value: 38, threshold: 0, title: '' }],
  });
  const added = [
    stored('winter-sale', '2026-12-01', '2026-12-05'),
    stored('autumn-sale', '2026-11-01', '2026-11-12'),
    stored('past-sale', '2026-01-01', '2026-02-01'),
  ];
  const activities = [activity('doubleeleven', '2026-11-01', '2026-11-12')];
  const current = currentPromotions(activities, now, added);

  it('stand behind the others that run as long as they do', () =>
    expect(current.map(({ id, state }) => [id, state])).toEqual([
      ['doubleeleven', 'open'],
      ['autumn-sale', 'open'],
      ['winter-sale', 'upcoming'],
    ]));

  it('keep their page once they are over', () =>
    expect(otherCampaigns(current, added).map(({ slug }) => slug)).toEqual([
      'past-sale',
      'recharge',
      'cooperation',
      'midautumn',
      'midautumn/middetail',
      '2021618',
    ]));
});
