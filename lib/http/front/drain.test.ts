import { drainSeconds } from './drain';

it.each([
  [undefined, 5],
  ['', 5],
  ['0', 0],
  ['300', 300],
])('DRAIN_SECONDS %j is %d', (setting, seconds) => expect(drainSeconds(setting)).toBe(seconds));

it.each(['-1', '301', '2.5', 'soon'])('DRAIN_SECONDS %j is refused by name', (setting) =>
  expect(() => drainSeconds(setting)).toThrow('DRAIN_SECONDS'),
);
