import { waitAfter } from './wait';

it.each([
  [0, 0],
  [1, 0],
  [9, 0],
  [10, 1],
  [11, 2],
  [12, 4],
  [20, 1_024],
  [21, 1_440],
  [5_000, 1_440],
])('after %i failures in a row a name waits %i minutes', (failed, minutes) => {
  expect(waitAfter(failed) / 60_000).toBe(minutes);
});
