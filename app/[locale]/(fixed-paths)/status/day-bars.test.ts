import type { StatusDay } from '@/lib/status/status-days';
import { dayBarPaths, barsWidth } from './day-bars';

const day = (measuredMinutes: number, condition: StatusDay['condition']): StatusDay => ({
  day: '2026-03-01',
  works: measuredMinutes,
  impaired: 0,
  fails: 0,
  measuredMinutes,
  condition,
});

it('fills a day by the share that was measured', () => {
  const paths = dayBarPaths([day(1_440, 'works'), day(720, 'fails'), day(0, null)], 1_440);
  expect(paths.works).toBe('M0 0h6v36h-6z');
  expect(paths.fails).toBe('M8 18h6v18h-6z');
  expect(paths.unknown).toBe('M8 0h6v18h-6zM16 0h6v36h-6z');
});

it('measures today by the time that has passed of it', () => {
  expect(dayBarPaths([day(30, 'works')], 30).unknown).toBe('');
  expect(dayBarPaths([day(30, 'works')], 60).unknown).toBe('M0 0h6v18h-6z');
});

it('shows even the smallest measurement', () =>
  expect(dayBarPaths([day(1, 'impaired'), day(1, 'works')], 1_440).impaired).toBe('M0 30h6v6h-6z'));

it('is as wide as its bars', () => expect(barsWidth(90)).toBe(718));
