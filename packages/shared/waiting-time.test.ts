import { waitingTimeOf } from './waiting-time';

it.each([
  [1, 1, 'seconds'],
  [99, 99, 'seconds'],
  [100, 2, 'minutes'],
  [3_600, 60, 'minutes'],
  [5_940, 99, 'minutes'],
  [5_941, 2, 'hours'],
  [86_400, 24, 'hours'],
] as const)('%d seconds are %d %s', (seconds, count, unit) =>
  expect(waitingTimeOf(seconds)).toEqual({ count, unit }),
);
