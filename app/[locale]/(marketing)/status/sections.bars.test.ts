import type { StatusDay } from '@/lib/status/days';
import type { StatusReport } from '@/lib/status/report';
import { barPaths, barsWidth } from './part-list';
import { measuredSince } from './sections';

const day = (measured: number, condition: StatusDay['condition']): StatusDay => ({
  day: '2026-03-01',
  works: measured,
  impaired: 0,
  fails: 0,
  measured,
  condition,
});

it('fills a day by the share that was measured', () => {
  const paths = barPaths([day(1_440, 'works'), day(720, 'fails'), day(0, null)], 1_440);
  expect(paths.works).toBe('M0 0h6v36h-6z');
  expect(paths.fails).toBe('M8 18h6v18h-6z');
  expect(paths.unknown).toBe('M8 0h6v18h-6zM16 0h6v36h-6z');
});

it('measures today by the time that has passed of it', () => {
  expect(barPaths([day(30, 'works')], 30).unknown).toBe('');
  expect(barPaths([day(30, 'works')], 60).unknown).toBe('M0 0h6v18h-6z');
});

it('shows even the smallest measurement', () =>
  expect(barPaths([day(1, 'impaired'), day(1, 'works')], 1_440).impaired).toBe('M0 30h6v6h-6z'));

it('is as wide as its bars', () => expect(barsWidth(90)).toBe(718));

const part = (measuredAt: number | null, ...days: StatusDay[]): StatusReport['parts'][number] => ({
  part: 'forms',
  now: null,
  share: days.some(({ condition }) => condition) ? 1 : null,
  measuredAt,
  days,
});
const at = Date.parse('2026-03-03T12:00:00Z');
const on = (date: string, condition: StatusDay['condition']) => ({
  ...day(5, condition),
  day: date,
});

it.each([
  ['nothing', [part(null, on('2026-03-01', null))], null],
  ['a minute whose day is not there yet', [part(at), part(null)], '2026-03-03'],
  [
    'the earliest day of any part',
    [
      part(at, on('2026-03-02', 'works')),
      part(at, on('2026-03-01', null), on('2026-03-02', 'fails')),
    ],
    '2026-03-02',
  ],
])('was measured since %s', (_, parts, since) =>
  expect(measuredSince({ at, parts, incidents: [] })).toBe(since),
);
