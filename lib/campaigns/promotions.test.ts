import { contentPath } from '@/lib/pages';
import { builtInCampaignOf } from './built-in-campaigns.test-support';
import {
  currentPromotions,
  withUniqueOffers,
  campaignsWithoutCurrentOffer,
  type CampaignWithOffers,
} from './promotions';

const now = Date.parse('2026-11-05T00:00:00+08:00');
const activity = (id: string, start: string, end: string, offers = 1) => ({
  id,
  title: id,
  start: new Date(start),
  end: new Date(end),
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

it('lists the offers that can be used now; none that is announced, ended, empty or unknown', () =>
  expect(list.map(({ id, path }) => [id, path])).toEqual([
    ['new-user-gift', '/register'],
    ['doubleeleven', '/activity/doubleeleven'],
  ]));

describe('each offer appears once', () => {
  const activityWithCoupons = (id: string, ...values: number[]) => ({
    ...activity(id, '2026-11-01', '2026-12-01', 0),
    offers: values.map((value) => ({ kind: 'coupon', value, threshold: 0, title: '' })),
  });
  const uniquePromotions = (...activities: ReturnType<typeof activityWithCoupons>[]) =>
    withUniqueOffers(currentPromotions(activities, now)).map(({ id, activity: { offers } }) => [
      id,
      ...offers.map(({ value }) => value),
    ]);

  it('is at the first promotion that gives it', () =>
    expect(
      uniquePromotions(
        activityWithCoupons('recharge', 38, 76, 101),
        activityWithCoupons('new-user-gift', 38, 20),
      ),
    ).toEqual([
      ['new-user-gift', 38, 20],
      ['recharge', 76, 101],
    ]));

  it('leaves out a promotion that gives nothing', () =>
    expect(
      uniquePromotions(
        activityWithCoupons('cooperation', 38),
        activityWithCoupons('new-user-gift', 38),
      ),
    ).toEqual([['new-user-gift', 38]]));

  it('has none for the sums of the sign-up button', () => {
    const offerOfKind = (kind: string) => ({ kind, value: 76, threshold: 0, title: '' });
    const offers = [
      ...activityWithCoupons('recharge', 38).offers,
      offerOfKind('button_coupon'),
      offerOfKind('coupon_pack'),
    ];
    const recharge = { ...activityWithCoupons('recharge'), offers };
    expect(uniquePromotions(recharge)).toEqual([['recharge', 38]]);
    expect(uniquePromotions(recharge, activityWithCoupons('new-user-gift', 38))).toEqual([
      ['new-user-gift', 38],
    ]);
  });

  it('counts the same sum with another condition as another offer', () => {
    const other = activityWithCoupons('recharge', 38);
    const offers = other.offers.map((offer) => ({ ...offer, threshold: 100 }));
    expect(
      uniquePromotions(activityWithCoupons('new-user-gift', 38), { ...other, offers }),
    ).toHaveLength(2);
  });

  it('is nothing while nothing runs', () => expect(uniquePromotions()).toEqual([]));
});

it('keeps every other campaign findable', () =>
  expect(campaignsWithoutCurrentOffer(list).map(({ slug }) => slug)).toEqual([
    'recharge',
    'cooperation',
    'midautumn',
    'midautumn/middetail',
    '2021618',
  ]));

it('has an empty list while nothing is known', () =>
  expect(currentPromotions([], now)).toEqual([]));

describe('campaigns by staff', () => {
  const staffPromotion = (slug: string, start: string, end: string): CampaignWithOffers => ({
    campaign: {
      ...builtInCampaignOf('recharge'),
      slug,
      path: contentPath('activity', slug),
      start: `${start}T00:00:00+08:00`,
      end: `${end}T00:00:00+08:00`,
    },
    offers: [{ kind: 'coupon', value: 38, threshold: 0, title: '' }],
  });
  const staffPromotions = [
    staffPromotion('winter-sale', '2026-12-01', '2026-12-05'),
    staffPromotion('autumn-sale', '2026-11-01', '2026-11-12'),
    staffPromotion('past-sale', '2026-01-01', '2026-02-01'),
  ];
  const activities = [activity('doubleeleven', '2026-11-01', '2026-11-12')];
  const current = currentPromotions(activities, now, staffPromotions);

  it('come after built-in ones while they run', () =>
    expect(current.map(({ id }) => id)).toEqual(['doubleeleven', 'autumn-sale']));

  it('keep their page before and after', () =>
    expect(campaignsWithoutCurrentOffer(current, staffPromotions).map(({ slug }) => slug)).toEqual([
      'winter-sale',
      'past-sale',
      'recharge',
      'cooperation',
      'midautumn',
      'midautumn/middetail',
      '2021618',
    ]));
});
