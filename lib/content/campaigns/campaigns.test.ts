import { pagePath } from '@/lib/i18n/paths';
import { routing } from '@/lib/i18n/routing';
import { campaigns } from './index';
import { promotionIds } from './slugs';

const words = { 'zh-CN': /\p{Script=Han}/gu, 'en-US': /\p{L}[\p{L}’'-]*/gu } as const;
const least = { 'zh-CN': 600, 'en-US': 300 } as const;

const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsOf)
      : [];

describe.each(campaigns)('$slug', (campaign) => {
  it('begins before it ends', () =>
    expect(Date.parse(campaign.start)).toBeLessThan(Date.parse(campaign.end)));

  it('lies at the address of its slug', () =>
    expect(pagePath('zh-CN', campaign.path)).toBe(`/activity/${campaign.slug}`));

  it('is known to the list of promotions', () =>
    expect(promotionIds).toContain(campaign.activityId));

  it.each(routing.locales)('has copy of its own in %s', (locale) => {
    const found = textsOf(campaign.text[locale]).join(' ').match(words[locale]) ?? [];
    expect(found.length).toBeGreaterThanOrEqual(least[locale]);
  });

  it('promises nothing superlative', () =>
    expect(textsOf(campaign.text['zh-CN']).join('')).not.toMatch(/最(?!后)|第一(?!家)/));
});

it('covers the day in a double-eleven night without gaps', () => {
  const own = campaigns.find(({ slug }) => slug === 'doubleeleven')?.text['zh-CN'].own;
  if (own?.kind !== 'night') throw new Error('no roster');
  const edges = own.items.map(({ from, to }) => [from, to]);
  expect(edges.flat()).toEqual([0, 8, 8, 14, 14, 20, 20, 24]);
});
