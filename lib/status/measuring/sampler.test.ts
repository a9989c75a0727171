import { msUntilNext } from './sampler';

const minute = 60_000;

it.each([
  ['at the full minute', 0, 30_000],
  ['just before the middle', 29_999, 1],
  ['in the middle', 30_000, 60_000],
  ['a sample that came late', 31_000, 59_000],
])('%s', (_, now, expected) => expect(msUntilNext(now, minute)).toBe(expected));
