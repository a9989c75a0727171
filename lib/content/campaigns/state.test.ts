import { campaignState } from './state';

const period = {
  start: new Date('2026-11-01T00:00:00+08:00'),
  end: new Date('2026-11-12T00:00:00+08:00'),
};

it.each([
  ['2026-10-31T23:59:59.999+08:00', 'upcoming'],
  ['2026-11-01T00:00:00+08:00', 'open'],
  ['2026-10-31T16:00:00Z', 'open'],
  ['2026-11-11T23:59:59.999+08:00', 'open'],
  ['2026-11-12T00:00:00+08:00', 'ended'],
  ['2026-11-11T16:00:00Z', 'ended'],
  ['2030-01-01T00:00:00Z', 'ended'],
] as const)('at %s it is %s', (now, expected) =>
  expect(campaignState(Date.parse(now), period)).toBe(expected),
);

it('never opens a period that ends before it starts', () => {
  const reversed = { start: period.end, end: period.start };
  for (const day of ['2026-10-01', '2026-11-05', '2026-12-01'])
    expect(campaignState(Date.parse(day), reversed)).not.toBe('open');
});
