import type { FigureCount } from '@superbrowser/contract/site-data/figures';
import type { PromoterEvent } from './batch';
import { createCollector, type WriteResult } from './collector';

const visit = (promoter = 'abc123'): PromoterEvent => ({
  promoter,
  day: '2026-10-01',
  kind: 'visits',
  source: '',
  system: 'windows',
  outcome: 'counted',
});

let writtenBatches: FigureCount[][];
let failures: unknown[];
let lost: number;
let response: (counts: readonly FigureCount[]) => Promise<WriteResult>;

const acceptAll = (counts: readonly FigureCount[]): Promise<WriteResult> =>
  Promise.resolve({ knownPromoters: counts.map(({ promoter }) => promoter), undecidedCounts: [] });

const collector = () =>
  createCollector({
    write: (counts) => {
      writtenBatches.push([...counts]);
      return response(counts);
    },
    reportFailure: (error) => void failures.push(error),
    reportLost: (count) => void (lost += count),
  });

beforeEach(() => {
  jest.useFakeTimers();
  [writtenBatches, failures, lost, response] = [[], [], 0, acceptAll];
});
afterEach(() => jest.useRealTimers());

const writtenCounts = () => writtenBatches.map((counts) => counts.map(({ counted }) => counted));

it('writes half a second after the first event, all events at once, and nothing without events', async () => {
  const { add } = collector();
  await jest.advanceTimersByTimeAsync(5_000);
  add(visit());
  await jest.advanceTimersByTimeAsync(400);
  add(visit());
  expect(writtenBatches).toEqual([]);
  await jest.advanceTimersByTimeAsync(100);
  expect(writtenCounts()).toEqual([[2]]);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(writtenBatches).toHaveLength(1);
  add(visit());
  await jest.advanceTimersByTimeAsync(500);
  expect(writtenCounts()).toEqual([[2], [1]]);
});

it('writes at once when the process ends', async () => {
  const { add, flush } = collector();
  add(visit());
  await flush();
  expect(writtenCounts()).toEqual([[1]]);
  await flush();
  expect(writtenBatches).toHaveLength(1);
});

it('retries a failed write together with newer events', async () => {
  const { add } = collector();
  response = () => Promise.reject(new Error('locked'));
  add(visit());
  await jest.advanceTimersByTimeAsync(500);
  expect(failures).toHaveLength(1);
  add(visit());
  response = acceptAll;
  await jest.advanceTimersByTimeAsync(1_000);
  expect(writtenCounts()).toEqual([[1], [2]]);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(writtenBatches).toHaveLength(2);
});

it('runs one write at a time, so that nothing is counted twice', async () => {
  const { add, flush } = collector();
  let release: () => void = () => undefined;
  response = (counts) =>
    new Promise((resolve) => (release = () => void acceptAll(counts).then(resolve)));
  add(visit());
  const first = flush();
  await jest.advanceTimersByTimeAsync(0);
  add(visit());
  const second = flush();
  await jest.advanceTimersByTimeAsync(0);
  expect(writtenBatches).toHaveLength(1);
  response = acceptAll;
  release();
  await Promise.all([first, second]);
  expect(writtenCounts()).toEqual([[1], [1]]);
});

it('keeps the counts of codes that could not be checked yet', async () => {
  const { add } = collector();
  response = (counts) => Promise.resolve({ knownPromoters: [], undecidedCounts: counts });
  add(visit('new'));
  await jest.advanceTimersByTimeAsync(500);
  response = acceptAll;
  await jest.advanceTimersByTimeAsync(1_000);
  expect(writtenCounts()).toEqual([[1], [1]]);
});

it('counts known promoters during a flood of made-up ones, and reports how many events it dropped', async () => {
  const { add, hasSpaceFor, flush } = collector();
  add(visit('partner'));
  await flush();
  response = () => Promise.resolve({ knownPromoters: ['partner'], undecidedCounts: [] });
  for (let n = 0; n < 1_500; n += 1) add(visit(`made-up-${n}`));
  expect(lost).toBe(500);
  expect(hasSpaceFor('stranger')).toBe(false);
  expect(hasSpaceFor('partner')).toBe(true);
  add(visit('partner'));
  await flush();
  expect(writtenBatches[1]).toContainEqual(
    expect.objectContaining({ promoter: 'partner', counted: 1 }),
  );
});
