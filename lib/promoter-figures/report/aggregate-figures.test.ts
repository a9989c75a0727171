import type { PromoterFigures, FigureSum } from '@superbrowser/contract/site-data/endpoints';
import { barChartPath } from './bar-chart';
import { bucketsOf } from './period-buckets';
import { maxShownSources, aggregateFigures } from './aggregate-figures';

const sum = (more: Partial<FigureSum> = {}): FigureSum => ({
  kind: 'visits',
  counted: 1,
  repeats: 0,
  robots: 0,
  excess: 0,
  ...more,
});
const october = { from: '2026-10-01', to: '2026-10-31', grouping: 'day' } as const;
const noFigures: PromoterFigures = {
  measured: bucketsOf(october).map(({ from }) => from),
  days: [],
  sources: [],
  systems: [],
};

describe('the buckets of a period', () => {
  it('include every day, also those without events', () => {
    const buckets = bucketsOf(october);
    expect(buckets).toHaveLength(31);
    expect(buckets[30]).toEqual({ from: '2026-10-31', to: '2026-10-31' });
  });

  it('are weeks from Monday to Sunday, cut at both ends', () =>
    expect(bucketsOf({ from: '2026-10-01', to: '2026-10-20', grouping: 'week' })).toEqual([
      { from: '2026-10-01', to: '2026-10-04' },
      { from: '2026-10-05', to: '2026-10-11' },
      { from: '2026-10-12', to: '2026-10-18' },
      { from: '2026-10-19', to: '2026-10-20' },
    ]));

  it('are months of their own length, across the year', () =>
    expect(bucketsOf({ from: '2027-12-15', to: '2028-03-02', grouping: 'month' })).toEqual([
      { from: '2027-12-15', to: '2027-12-31' },
      { from: '2028-01-01', to: '2028-01-31' },
      { from: '2028-02-01', to: '2028-02-29' },
      { from: '2028-03-01', to: '2028-03-02' },
    ]));
});

describe('the view of figures', () => {
  it('reports that there are none', () => {
    const view = aggregateFigures(noFigures, october);
    expect(view.isEmpty).toBe(true);
    expect(view.totals.visits).toEqual({ counted: 0, repeats: 0, robots: 0, excess: 0 });
    expect(view.buckets).toHaveLength(31);
    expect([view.sources, view.moreSources, view.systems]).toEqual([[], null, []]);
  });

  it('adds up, and leaves out of the tables what is counted apart', () => {
    const { totals, buckets } = aggregateFigures(
      {
        ...noFigures,
        days: [
          { day: '2026-10-01', ...sum({ counted: 3, repeats: 2, robots: 7, excess: 5 }) },
          { day: '2026-10-02', ...sum({ counted: 4 }) },
          { day: '2026-10-02', ...sum({ kind: 'downloads', counted: 2 }) },
        ],
      },
      october,
    );
    expect(totals.visits).toEqual({ counted: 7, repeats: 2, robots: 7, excess: 5 });
    expect(totals.downloads.counted).toBe(2);
    expect(buckets.slice(0, 3).map(({ counts }) => [counts?.visits, counts?.downloads])).toEqual([
      [3, 0],
      [4, 2],
      [0, 0],
    ]);
  });

  it('distinguishes days without counting from days without events', () => {
    const measured = ['2026-10-02', '2026-10-03'];
    const days = [{ day: '2026-10-02', ...sum() }];
    const period = { from: '2026-10-01', to: '2026-10-12' };
    const daily = aggregateFigures(
      { ...noFigures, measured, days },
      { ...period, grouping: 'day' },
    );
    expect(daily.buckets.slice(0, 4).map(({ counts }) => counts?.visits ?? null)).toEqual([
      null,
      1,
      0,
      null,
    ]);
    expect(daily.unmeasuredDayCount).toBe(10);
    const weekly = aggregateFigures(
      { ...noFigures, measured, days },
      { ...period, grouping: 'week' },
    );
    expect(weekly.buckets.map(({ counts }) => counts?.visits ?? null)).toEqual([1, null, null]);
  });

  it('groups days', () => {
    const days = [
      { day: '2026-10-04', ...sum() },
      { day: '2026-10-05', ...sum({ counted: 5 }) },
      { day: '2026-10-11', ...sum({ counted: 2 }) },
    ];
    const { buckets } = aggregateFigures({ ...noFigures, days }, { ...october, grouping: 'week' });
    expect(buckets.map(({ counts }) => counts?.visits)).toEqual([1, 7, 0, 0, 0]);
  });

  it('shows the largest sources and the rest as one, but none that only robots used', () => {
    const manySources = Array.from({ length: maxShownSources + 5 }, (_, n) => ({
      source: `s${String(n).padStart(3, '0')}`,
      ...sum({ counted: 100 - n }),
    }));
    const view = aggregateFigures(
      {
        ...noFigures,
        sources: [{ source: 'bots', ...sum({ counted: 0, robots: 9 }) }, ...manySources],
      },
      october,
    );
    expect(view.sources).toHaveLength(maxShownSources);
    expect(view.sources[0]).toMatchObject({ source: 's000', counts: { visits: 100 } });
    expect(view.moreSources).toMatchObject({ count: 5, counts: { visits: 240 } });
  });

  it('shows the systems in a fixed order, without those that have no visits', () => {
    const systems: PromoterFigures['systems'] = [
      { system: 'other', ...sum() },
      { system: 'windows', ...sum() },
      { system: 'linux', ...sum({ counted: 0, repeats: 1 }) },
    ];
    const view = aggregateFigures({ ...noFigures, systems }, october);
    expect(view.systems.map(({ system }) => system)).toEqual(['windows', 'other']);
  });
});

describe('the bars of a chart', () => {
  const box = { width: 100, height: 50 };
  it('are as high as their share of the highest, from the bottom up', () =>
    expect(barChartPath([10, 5], box)).toBe('M6.25 0h37.5V50h-37.5zM56.25 25h37.5V50h-37.5z'));
  it('are visible however small, and missing for 0', () =>
    expect(barChartPath([1_000, 0, 1], box).match(/M/g)).toHaveLength(2));
  it.each([[[]], [[0, 0]]])('are an empty path for %j', (values) =>
    expect(barChartPath(values, box)).toBe(''),
  );
});
