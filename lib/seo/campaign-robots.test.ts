import { getActivities } from '@/lib/campaigns/upstream-activities';
import { builtInCampaignOf } from '@/lib/campaigns/built-in-campaigns.test-support';
import { getCampaignRobots } from './campaign-robots';

jest.mock('next-intl/server', () => ({
  getTranslations: () => Promise.resolve((key: string) => key),
}));
jest.mock('@/lib/campaigns/upstream-activities', () => ({ getActivities: jest.fn() }));

const day = (text: string) => Date.parse(`${text}T00:00:00+08:00`);

async function robotsAt(now: number, endAt?: number) {
  const activity = { id: 'doubleeleven', title: '', start: new Date(0), offers: [] };
  jest.mocked(getActivities).mockResolvedValue({
    activities: endAt ? [{ ...activity, end: new Date(endAt) }] : [],
    freshness: 'live',
    now,
  });
  return (await getCampaignRobots(builtInCampaignOf('doubleeleven'))).robots;
}

it.each([
  ['announced', day('2026-10-01'), undefined, undefined],
  ['running', day('2026-11-12') - 1, undefined, undefined],
  ['over', day('2026-11-12'), undefined, { index: false, follow: true }],
  ['prolonged by the upstream', day('2026-11-12'), day('2026-11-20'), undefined],
  [
    'ended early by the upstream',
    day('2026-11-05'),
    day('2026-11-04'),
    { index: false, follow: true },
  ],
])('robots of a campaign that is %s', async (_, now, end, robots) =>
  expect(await robotsAt(now, end)).toEqual(robots),
);
