import { directSource, earliestDay, parsePeriod, requestedSource } from './period';

/** October 20, 2026, noon in China. */
const now = Date.parse('2026-10-20T04:00:00Z');
const read = (query: string) => parsePeriod(new URLSearchParams(query), now);

it.each([
  ['nothing', '', '2026-09-21', '2026-10-20', 30],
  ['a week', 'days=7', '2026-10-14', '2026-10-20', 7],
  ['a quarter', 'days=90', '2026-07-23', '2026-10-20', 90],
  ['another number', 'days=8', '2026-09-21', '2026-10-20', 30],
  ['a word', 'days=all', '2026-09-21', '2026-10-20', 30],
  ['days of one’s own', 'start=2026-10-01&end=2026-10-05', '2026-10-01', '2026-10-05', null],
  ['one day', 'start=2026-10-05&end=2026-10-05', '2026-10-05', '2026-10-05', null],
  ['today alone', 'start=2026-10-20&end=2026-10-20', '2026-10-20', '2026-10-20', null],
  ['no end', 'start=2026-10-14', '2026-10-14', '2026-10-20', 7],
  ['no start', 'end=2026-10-10', '2026-09-11', '2026-10-10', null],
  ['blanks around', 'start=%202026-10-01%20&end=2026-10-05', '2026-10-01', '2026-10-05', null],
  [
    'days of one’s own before a number',
    'days=7&start=2026-10-01&end=2026-10-02',
    '2026-10-01',
    '2026-10-02',
    null,
  ],
])('accepts %s without a correction', (_, query, from, to, preset) =>
  expect(read(query)).toMatchObject({ from, to, preset, corrections: [] }),
);

it.each([
  ['what is no day', 'start=2026-02-30&end=2026-10-05', '2026-09-06', '2026-10-05', ['unreadable']],
  ['code', "start=';drop&end=%3Cb%3E", '2026-09-21', '2026-10-20', ['unreadable']],
  [
    'the wrong way round',
    'start=2026-10-05&end=2026-10-01',
    '2026-10-01',
    '2026-10-05',
    ['swapped'],
  ],
  ['tomorrow', 'start=2026-10-18&end=2026-10-21', '2026-10-18', '2026-10-20', ['future']],
  ['next year alone', 'start=2027-10-01&end=2027-10-05', '2026-10-20', '2026-10-20', ['future']],
  ['long ago', 'start=2020-01-01&end=2026-10-20', '2025-09-16', '2026-10-20', ['tooEarly']],
  ['long ago alone', 'start=2020-01-01&end=2020-02-01', '2025-09-16', '2025-09-16', ['tooEarly']],
  [
    'everything wrong',
    'start=2030-01-01&end=1999-01-01',
    '2025-09-16',
    '2026-10-20',
    ['swapped', 'future', 'tooEarly'],
  ],
])('corrects %s, and reports it', (_, query, from, to, corrections) =>
  expect(read(query)).toMatchObject({ from, to, corrections }),
);

it('does not use the promoter’s own parameter as a day (A7)', () =>
  expect(read('from=2026-10-01&to=2026-10-02')).toEqual(read('')));

it('reaches back as far as figures are stored', () => {
  expect(earliestDay('2026-10-20')).toBe('2025-09-16');
  const { from, to } = read('start=2025-09-16&end=2026-10-20');
  expect((Date.parse(to) - Date.parse(from)) / 86_400_000 + 1).toBe(400);
});

it.each([
  ['', 'day'],
  ['days=90', 'day'],
  ['start=2026-01-01&end=2026-10-20', 'month'],
  ['start=2026-01-01&end=2026-10-20&by=day', 'day'],
  ['by=week', 'week'],
  ['by=century', 'day'],
])('?%s groups by %s', (query, by) => expect(read(query).grouping).toBe(by));

it.each([
  ['', null],
  ['source=', null],
  ['source=Blog', 'blog'],
  [`source=${encodeURIComponent(directSource)}`, ''],
  ['source=%20other', ' other'],
  [`source=${'x'.repeat(201)}`, null],
])('?%s filters by the source %j', (query, source) =>
  expect(requestedSource(new URLSearchParams(query))).toBe(source),
);
