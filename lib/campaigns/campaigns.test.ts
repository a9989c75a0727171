import { offerKinds } from '@superbrowser/contract/content/schemas';
import { pagePath } from '@/lib/core/i18n/paths';
import { routing } from '@/lib/core/i18n/routing';
import { builtInCampaignOf } from './built-in-campaigns.test-support';
import {
  builtInCampaigns,
  campaignState,
  couponsOf,
  endedCampaignPaths,
  hasCampaignEnded,
  hasOfferTexts,
  isButtonLabelOffer,
  endDisplayOf,
} from './campaigns';
import { activityIds } from './activity-ids';

const wordPatterns = { 'zh-CN': /\p{Script=Han}/gu, 'en-US': /\p{L}[\p{L}’'-]*/gu } as const;
const minWords = { 'zh-CN': 600, 'en-US': 300 } as const;

const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsOf)
      : [];

describe.each(builtInCampaigns)('$slug', (campaign) => {
  it('has the path of its slug', () =>
    expect(pagePath('zh-CN', campaign.path)).toBe(`/activity/${campaign.slug}`));

  it('is in the list of promotions', () => expect(activityIds).toContain(campaign.activityId));

  it.each(routing.locales)('has its own texts in %s', (locale) => {
    const words = textsOf(campaign.text[locale]).join(' ').match(wordPatterns[locale]) ?? [];
    expect(words.length).toBeGreaterThanOrEqual(minWords[locale]);
  });
});

it('a double-eleven night covers the day without gaps', () => {
  const own = builtInCampaigns.find(({ slug }) => slug === 'doubleeleven')?.text['zh-CN'].own;
  if (own?.kind !== 'night') throw new Error('no roster');
  const edges = own.items.map(({ from, to }) => [from, to]);
  expect(edges.flat()).toEqual([0, 8, 8, 14, 14, 20, 20, 24]);
});

describe('the state of a campaign', () => {
  const period = {
    start: new Date('2026-11-01T00:00:00+08:00'),
    end: new Date('2026-11-12T00:00:00+08:00'),
  };

  it.each([
    ['2026-10-31T23:59:59.999+08:00', 'upcoming'],
    ['2026-11-01T00:00:00+08:00', 'open'],
    ['2026-10-31T16:00:00Z', 'open'],
    ['2026-11-11T23:59:59.999+08:00', 'open'],
    ['2026-11-12T00:00:00+08:00', 'ended'],
    ['2026-11-11T16:00:00Z', 'ended'],
    ['2030-01-01T00:00:00Z', 'ended'],
  ] as const)('at %s it is %s', (now, expected) =>
    expect(campaignState(period, Date.parse(now))).toBe(expected),
  );

  it('is never open for a period that ends before it starts', () => {
    const reversed = { start: period.end, end: period.start };
    for (const day of ['2026-10-01', '2026-11-05', '2026-12-01'])
      expect(campaignState(reversed, Date.parse(day))).not.toBe('open');
  });
});

const at = (moment: string) => Date.parse(moment);

it.each([
  ['2021-06-18T23:59:59+08:00', []],
  ['2026-09-27T23:59:59+08:00', ['/activity/2021618']],
  [
    '2026-09-28T00:00:00+08:00',
    ['/activity/midautumn', '/activity/midautumn/middetail', '/activity/2021618'],
  ],
  [
    '2026-11-12T00:00:00+08:00',
    [
      '/activity/doubleeleven',
      '/activity/midautumn',
      '/activity/midautumn/middetail',
      '/activity/2021618',
    ],
  ],
])('ended campaigns at %s: %j', (moment, paths) =>
  expect(endedCampaignPaths([], at(moment))).toEqual(paths),
);

it('follows the period of the upstream, for every page of the activity', () => {
  const now = at('2026-11-20T00:00:00+08:00');
  const activityUntilLater = (id: string) => ({
    id,
    start: new Date(0),
    end: new Date(now + 1),
  });
  const paths = endedCampaignPaths([activityUntilLater('midautumn')], now);
  expect(paths).toEqual(['/activity/doubleeleven', '/activity/2021618']);
  const endedActivity = { ...activityUntilLater('recharge'), end: new Date(now) };
  expect(hasCampaignEnded(builtInCampaignOf('recharge'), [], now)).toBe(false);
  expect(hasCampaignEnded(builtInCampaignOf('recharge'), [endedActivity], now)).toBe(true);
});

it.each([
  ['coupon', false, true],
  ['first_month_ip', false, true],
  ['invite_reward', false, true],
  ['button_coupon', true, false],
  ['coupon_pack', true, false],
  // This is a kind that the upstream added later; its coupon shows the title of the offer.
  ['free_route', false, false],
])('%s counts into the button’s amount: %s, has texts: %s', (kind, isSum, isKnown) => {
  expect(isButtonLabelOffer({ kind })).toBe(isSum);
  expect(couponsOf([{ kind }])).toEqual(isSum ? [] : [{ kind }]);
  expect(hasOfferTexts(kind)).toBe(isKnown);
});

it('gives every kind a place', () =>
  expect(
    offerKinds.filter((kind) => !hasOfferTexts(kind) && !isButtonLabelOffer({ kind })),
  ).toEqual([]));

describe('the remaining time', () => {
  const period = {
    start: new Date('2025-01-01T00:00:00+08:00'),
    end: new Date('2031-01-01T00:00:00+08:00'),
  };

  it.each([
    ['before it begins', '2024-12-31T23:59:59.999+08:00', 'none'],
    ['with years to go', '2026-11-23T12:00:00+08:00', 'day'],
    ['a moment more than thirty days before its end', '2030-12-01T23:59:59.999+08:00', 'day'],
    ['thirty days before its end', '2030-12-02T00:00:00+08:00', 'countdown'],
    ['thirty days before, in another zone', '2030-12-01T16:00:00Z', 'countdown'],
    ['in its last moment', '2030-12-31T23:59:59.999+08:00', 'countdown'],
    ['once it is over', '2031-01-01T00:00:00+08:00', 'none'],
  ] as const)('%s: %s is shown as %s', (_, now, expected) =>
    expect(endDisplayOf(period, Date.parse(now))).toBe(expected),
  );

  it('counts down a campaign of a few days from its start', () => {
    const short = { start: period.start, end: new Date('2025-01-04T00:00:00+08:00') };
    expect(endDisplayOf(short, period.start.getTime())).toBe('countdown');
  });
});
