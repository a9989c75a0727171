import { findHealthProblems, toneOf, type HealthSignals } from './health-problems';

const now = Date.parse('2031-05-05T04:00:00Z');
const minute = 60_000;
const gib = 1024 ** 3;
const ago = (minutes: number) => now - minutes * minute;
const isoAgo = (minutes: number) => new Date(ago(minutes)).toISOString();

const disk = (free: number, total: number) => ({ folders: ['DATA_DIR' as const], free, total });

const healthySignals: HealthSignals = {
  now,
  disks: [disk(50 * gib, 100 * gib)],
  failingParts: [],
  oldestOverdueAt: null,
  errorCount: 0,
  measuredAt: ago(1),
  isMeasuring: true,
  backup: { last: isoAgo(60), state: 'good' },
};

const kinds = (signals: Partial<HealthSignals>) =>
  findHealthProblems({ ...healthySignals, ...signals }).map(({ kind }) => kind);

it('finds nothing where all is well', () => {
  expect(findHealthProblems(healthySignals)).toEqual([]);
  expect(toneOf([])).toBe('ok');
});

it.each<[string, Partial<HealthSignals>, string[], ReturnType<typeof toneOf>]>([
  ['four minutes of silence', { measuredAt: ago(4) }, [], 'ok'],
  ['six minutes of silence', { measuredAt: ago(6) }, ['silent'], 'risk'],
  ['a site that never ran', { measuredAt: null }, ['neverMeasured'], 'risk'],
  ['a site that does not measure', { measuredAt: null, isMeasuring: false }, [], 'ok'],
  [
    'old measurements of a site that does not measure now',
    { measuredAt: ago(999), isMeasuring: false },
    [],
    'ok',
  ],
  ['a part that fails', { failingParts: ['forms'] }, ['parts'], 'risk'],
  ['a tenth of a large disk', { disks: [disk(10 * gib, 100 * gib)] }, [], 'ok'],
  ['less than a tenth', { disks: [disk(9 * gib, 100 * gib)] }, ['disk'], 'risk'],
  ['two GiB of a small disk', { disks: [disk(2 * gib, 10 * gib)] }, [], 'ok'],
  ['less than two GiB', { disks: [disk(2 * gib - 1, 10 * gib)] }, ['disk'], 'risk'],
  [
    'the second of two disks',
    { disks: [disk(50 * gib, 100 * gib), disk(gib, 100 * gib)] },
    ['disk'],
    'risk',
  ],
  ['a delivery a quarter of an hour old', { oldestOverdueAt: isoAgo(15) }, [], 'ok'],
  ['one that is older', { oldestOverdueAt: isoAgo(16) }, ['backlog'], 'soft'],
  ['no backup ever', { backup: { last: null, state: 'never' } }, ['neverBackedUp'], 'risk'],
  [
    'an old backup',
    { backup: { last: isoAgo(37 * 60), state: 'overdue' } },
    ['backupOverdue'],
    'risk',
  ],
  ['an error', { errorCount: 1 }, ['errors'], 'soft'],
  ['errors without the right', { errorCount: null }, [], 'ok'],
  [
    'everything at once',
    {
      measuredAt: ago(6),
      failingParts: ['forms'],
      disks: [disk(gib, 100 * gib)],
      oldestOverdueAt: isoAgo(60),
      errorCount: 3,
    },
    ['silent', 'parts', 'disk', 'backlog', 'errors'],
    'risk',
  ],
])('%s', (_, more, found, tone) => {
  expect(kinds(more)).toEqual(found);
  expect(toneOf(findHealthProblems({ ...healthySignals, ...more }))).toBe(tone);
});
