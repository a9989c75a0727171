import { builtInCampaignOf } from './built-in-campaigns.test-support';
import { dayRangeText } from './campaign-day-texts';
import { campaignViewOf } from './campaign-view';

const now = Date.parse('2026-11-05T00:00:00Z');
const activity = {
  id: 'doubleeleven',
  title: '双十一',
  start: new Date('2027-11-01T00:00:00+08:00'),
  end: new Date('2027-11-12T00:00:00+08:00'),
  offers: [{ kind: 'coupon', value: 50, threshold: 0, title: '50 元券' }],
};

it('shows a campaign by its own data while the upstream has none', () => {
  const view = campaignViewOf(builtInCampaignOf('doubleeleven'), [], now, 'zh-CN');
  expect(view.state).toBe('open');
  expect(view.coupons.map(({ kind, value }) => [kind, value])).toEqual([
    ['coupon', 38],
    ['first_month_ip', 0.5],
  ]);
});

it('lets the upstream change period and offers', () => {
  const view = campaignViewOf(builtInCampaignOf('doubleeleven'), [activity], now, 'zh-CN');
  expect(view.state).toBe('upcoming');
  expect(view.coupons).toEqual(activity.offers);
});

it('keeps its own offers where the upstream has none', () => {
  const activityWithoutOffers = { ...activity, offers: [] };
  expect(
    campaignViewOf(builtInCampaignOf('doubleeleven'), [activityWithoutOffers], now, 'zh-CN')
      .coupons,
  ).toHaveLength(2);
});

it('has no coupon for offers of the sign-up button', () => {
  const knownOffers = ['button_coupon', 'coupon_pack'].map((kind) => ({
    kind,
    value: 76,
    threshold: 0,
    title: '',
  }));
  const mixedActivity = { ...activity, offers: [...knownOffers, ...activity.offers] };
  expect(
    campaignViewOf(builtInCampaignOf('doubleeleven'), [mixedActivity], now, 'zh-CN'),
  ).toMatchObject({
    coupons: activity.offers,
    hasButtonLabelOffers: true,
  });
  expect(
    campaignViewOf(builtInCampaignOf('doubleeleven'), [activity], now, 'zh-CN')
      .hasButtonLabelOffers,
  ).toBe(false);
});

const period = (start: string, end: string) => ({
  start: new Date(`${start}+08:00`),
  end: new Date(`${end}+08:00`),
});

it.each([
  ['2026-11-01T00:00:00', '2026-11-12T00:00:00', '2026年11月1日 – 2026年11月11日'],
  ['2021-06-18T00:00:00', '2021-06-19T00:00:00', '2021年6月18日'],
  ['2030-12-31T00:00:00', '2030-12-31T23:59:59', '2030年12月31日'],
])('writes %s to %s as %s', (start, end, expected) =>
  expect(dayRangeText(period(start, end), 'zh-CN')).toBe(expected),
);
