import { lockoutMs, lockoutRules } from './lockout';

it.each([
  ['source', 0, 0],
  ['source', 9, 0],
  ['source', 10, 1],
  ['source', 11, 2],
  ['source', 12, 4],
  ['source', 20, 1_024],
  ['source', 21, 1_440],
  ['source', 5_000, 1_440],
  ['name', 99, 0],
  ['name', 100, 1],
  ['name', 5_000, 60],
  ['ip', 100, 0],
  ['ip', 101, 1],
] as const)('%s: after %i failures in a row %i minutes', (kind, failed, minutes) => {
  expect(lockoutMs(failed, lockoutRules[kind]) / 60_000).toBe(minutes);
});
