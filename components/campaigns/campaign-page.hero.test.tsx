/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { builtInCampaignOf } from '@/lib/campaigns/built-in-campaigns.test-support';
import type { CampaignView } from '@/lib/campaigns/campaign-view';
import { CampaignHero } from './campaign-page';
import { Countdown } from './countdown';

// Other parts of the file read the upstream; the tested code does not.
jest.mock('next/cache', () => ({}));
jest.mock('@/lib/core/fetch/fetch-external', () => ({}));
jest.mock('next-intl/server', () => ({
  getLocale: () => Promise.resolve('zh-CN'),
  getTranslations: () => Promise.resolve((key: string) => key),
}));
// This part is rendered on the server only.
jest.mock('@/components/sections/page-crumbs', () => ({ PageCrumbs: () => null }));

const campaign = builtInCampaignOf('recharge');

const endMs = Date.parse('2026-12-01');

/** The hero's text about the end of the campaign. */
async function renderEnd(endDisplay: CampaignView['endDisplay']) {
  const period = { start: new Date('2026-01-01'), end: new Date(endMs) };
  const text = campaign.text['zh-CN'];
  const state = endDisplay === 'none' ? 'ended' : 'open';
  const hero = await CampaignHero({
    view: { campaign, text, state, period, endDisplay, coupons: [], hasButtonLabelOffers: false },
  });
  const [cells, day] = (hero.props as { children: readonly (false | ReactElement)[] }).children;
  return { cells, day };
}

it('counts down to an end that is near', async () => {
  const { cells, day } = await renderEnd('countdown');
  expect(cells && cells.props).toEqual({ end: new Date(endMs) });
  expect(day).toBe(false);
});

it('names the day of an end that is far', async () => {
  const { cells, day } = await renderEnd('day');
  expect(cells).toBe(false);
  render(day || null);
  expect(screen.getByText('2026年12月1日')).toBeTruthy();
});

it('shows no remaining time once it is over', async () =>
  expect(await renderEnd('none')).toEqual({ cells: false, day: false }));

it('shows days, hours, minutes and seconds', () => {
  const messages = {
    label: 'left',
    days: 'd',
    hours: 'h',
    minutes: 'm',
    seconds: 's',
    over: 'over',
  };
  jest.useFakeTimers({ now: Date.parse('2026-01-01T00:00:00Z') });
  render(<Countdown endMs={Date.parse('2026-01-30T01:02:03Z')} messages={messages} />);
  expect(screen.getByRole('timer').textContent).toBe('left29d01h02m03s');
  jest.useRealTimers();
});
