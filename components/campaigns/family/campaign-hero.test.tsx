/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { campaignOf } from '@/lib/content/campaigns';
import { CampaignHero } from './campaign-hero';
import { Countdown } from './countdown';
import type { CampaignView } from './view';

jest.mock('next-intl/server', () => ({
  getLocale: () => Promise.resolve('zh-CN'),
  getTranslations: () => Promise.resolve((key: string) => key),
}));
// Rendered on the server only.
jest.mock('@/components/layout/page/page-crumbs', () => ({ PageCrumbs: () => null }));

const campaign = campaignOf('recharge');

/** The props of the countdown inside, if there is one. */
async function countdownOf(state: CampaignView['state'], end: string) {
  const period = { start: new Date('2026-01-01'), end: new Date(end) };
  const text = campaign.text['zh-CN'];
  const hero = await CampaignHero({ view: { campaign, text, state, period, offers: [] } });
  const left = (
    hero.props as {
      children:
        | false
        | {
            type: (props: object) => Promise<{ type: unknown; props: { end: number } }>;
            props: object;
          };
    }
  ).children;
  if (left === false) return null;
  const countdown = await left.type(left.props);
  return countdown.type === Countdown ? countdown.props.end : null;
}

it.each([
  ['open', '2026-12-01', true],
  ['open', '2031-01-01', true],
  ['upcoming', '2026-12-01', false],
  ['ended', '2026-12-01', false],
] as const)('%s until %s: a countdown is %s', async (state, end, shown) =>
  expect(await countdownOf(state, end)).toBe(shown ? Date.parse(end) : null),
);

it('counts hundreds of days as such', () => {
  const words = { label: 'left', days: 'd', hours: 'h', minutes: 'm', seconds: 's', over: 'over' };
  jest.useFakeTimers({ now: Date.parse('2026-01-01T00:00:00Z') });
  render(<Countdown end={Date.parse('2028-01-01T01:02:03Z')} words={words} />);
  expect(screen.getByRole('timer').textContent).toBe('left730d01h02m03s');
  jest.useRealTimers();
});
