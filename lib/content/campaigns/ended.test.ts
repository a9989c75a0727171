import { endedPaths, isEnded } from './ended';
import { campaignOf } from './index';

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
])('at %s these are over: %j', (moment, paths) =>
  expect(endedPaths([], at(moment))).toEqual(paths),
);

it('follows the period the upstream gives, for every page of the activity', () => {
  const now = at('2026-11-20T00:00:00+08:00');
  const longer = (id: string) => ({ id, startAt: new Date(0), endAt: new Date(now + 1) });
  const paths = endedPaths([longer('midautumn')], now);
  expect(paths).toEqual(['/activity/doubleeleven', '/activity/2021618']);
  const over = { ...longer('recharge'), endAt: new Date(now) };
  expect(isEnded(campaignOf('recharge'), [], now)).toBe(false);
  expect(isEnded(campaignOf('recharge'), [over], now)).toBe(true);
});
