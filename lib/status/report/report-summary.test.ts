import type { StatusDay } from '../status-days';
import type { StatusReport } from './report';
import { measuredSince } from './report-summary';

const day = (measuredMinutes: number, condition: StatusDay['condition']): StatusDay => ({
  day: '2026-03-01',
  works: measuredMinutes,
  impaired: 0,
  fails: 0,
  measuredMinutes,
  condition,
});

const part = (measuredAt: number | null, ...days: StatusDay[]): StatusReport['parts'][number] => ({
  name: 'forms',
  condition: null,
  availableShare: days.some(({ condition }) => condition) ? 1 : null,
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
