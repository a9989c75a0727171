import { lockoutMs, lockoutRules } from './lockout';

it.each([
  ['place', 0, 0],
  ['place', 9, 0],
  ['place', 10, 1],
  ['place', 11, 2],
  ['place', 12, 4],
  ['place', 20, 1_024],
  ['place', 21, 1_440],
  ['place', 5_000, 1_440],
  ['name', 99, 0],
  ['name', 100, 1],
  ['name', 5_000, 60],
  ['ip', 100, 0],
  ['ip', 101, 1],
] as const)('%s: after %i failures in a row %i minutes', (kind, failed, minutes) => {
  expect(lockoutMs(failed, lockoutRules[kind]) / 60_000).toBe(minutes);
});
