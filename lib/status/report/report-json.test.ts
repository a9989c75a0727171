import { statusJson } from './report-json';
import type { StatusReport } from './report';

const at = Date.parse('2026-03-01T04:00:00Z');
const day = {
  day: '2026-03-01',
  works: 8,
  impaired: 1,
  fails: 1,
  measuredMinutes: 10,
  condition: 'works',
} as const;
const report: StatusReport = {
  at,
  parts: [
    {
      name: 'forms',
      condition: 'works',
      measuredAt: at,
      availableShare: 0.9,
      days: [{ ...day, measuredMinutes: 0 }, day],
    },
    { name: 'codes', condition: null, measuredAt: null, availableShare: null, days: [] },
  ],
  incidents: [{ part: 'forms', beganAt: at - 120_000, endedAt: null, minutes: 2 }],
};

it('marks unmeasured time in the JSON, and leaves out days without a measurement', () => {
  expect(statusJson(report)).toEqual({
    at: '2026-03-01T04:00:00.000Z',
    parts: [
      {
        part: 'forms',
        state: 'works',
        measured_at: '2026-03-01T04:00:00.000Z',
        available: 0.9,
        days: [{ day: '2026-03-01', works: 8, impaired: 1, fails: 1 }],
      },
      { part: 'codes', state: 'not-measured', measured_at: null, available: null, days: [] },
    ],
    incidents: [
      { part: 'forms', began_at: '2026-03-01T03:58:00.000Z', ended_at: null, minutes: 2 },
    ],
  });
});
