import { pagePath } from '@/lib/core/i18n/paths';
import { routing } from '@/lib/core/i18n/routing';
import { activityIds } from './activity-ids';
import { builtInCampaigns, endedCampaignPaths } from './built-in-campaigns';
import { builtInCampaignOf } from './built-in-campaigns.test-support';
import { hasCampaignEnded } from './campaign-period';

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
