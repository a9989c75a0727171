import { campaignState, endDisplayOf } from './campaign-period';

describe('the state of a campaign', () => {
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
    expect(campaignState(period, Date.parse(now))).toBe(expected),
  );

  it('is never open for a period that ends before it starts', () => {
    const reversed = { start: period.end, end: period.start };
    for (const day of ['2026-10-01', '2026-11-05', '2026-12-01'])
      expect(campaignState(reversed, Date.parse(day))).not.toBe('open');
  });
});

describe('the remaining time', () => {
  const period = {
    start: new Date('2025-01-01T00:00:00+08:00'),
    end: new Date('2031-01-01T00:00:00+08:00'),
  };

  it.each([
    ['before it begins', '2024-12-31T23:59:59.999+08:00', 'none'],
    ['with years to go', '2026-11-23T12:00:00+08:00', 'day'],
    ['a moment more than thirty days before its end', '2030-12-01T23:59:59.999+08:00', 'day'],
    ['thirty days before its end', '2030-12-02T00:00:00+08:00', 'countdown'],
    ['thirty days before, in another zone', '2030-12-01T16:00:00Z', 'countdown'],
    ['in its last moment', '2030-12-31T23:59:59.999+08:00', 'countdown'],
    ['once it is over', '2031-01-01T00:00:00+08:00', 'none'],
  ] as const)('%s: %s is shown as %s', (_, now, expected) =>
    expect(endDisplayOf(period, Date.parse(now))).toBe(expected),
  );

  it('counts down a campaign of a few days from its start', () => {
    const short = { start: period.start, end: new Date('2025-01-04T00:00:00+08:00') };
    expect(endDisplayOf(short, period.start.getTime())).toBe('countdown');
  });
});
