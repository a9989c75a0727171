import { Counter, Gauge, Registry } from 'prom-client';
import { createProcessMemory, mostRemembered } from './process-memory';
import { firstPauseMs, longestPauseMs, pauseAfter, settledMs } from './pause';
import { createShared } from './shared';
import type { Numbers } from './talk';

/** A worker's numbers, as they arrive: JSON. */
async function numbersOf(requests: number, memory: number): Promise<Numbers> {
  const registers = [new Registry()];
  const labelNames = ['route'];
  new Counter({ name: 'requests', help: 'h', labelNames, registers }).inc({ route: '/' }, requests);
  new Gauge({ name: 'memory', help: 'h', registers }).set(memory);
  new Gauge({ name: 'backlog', help: 'h', registers, aggregator: 'max' }).set(memory);
  return JSON.parse(JSON.stringify(await registers[0]!.getMetricsAsJSON())) as Numbers;
}

/** A worker that says these numbers. */
async function join(shared: ReturnType<typeof createShared>, id: number, requests: number) {
  const numbers = await numbersOf(requests, 10);
  shared.joined(id, () => Promise.resolve(numbers as never));
  return shared.answersTo(id);
}

const lineOf = (text: string, name: string) =>
  text.split('\n').find((line) => line.startsWith(name));

describe('counters', () => {
  const use = { limit: 'l', key: 'k', points: 1, seconds: 60 };

  it('count for all workers together, a limit and a key each by itself', async () => {
    const shared = createShared();
    const [one, other] = [shared.answersTo(1), shared.answersTo(2)];
    await one.count(use);
    expect(await other.count(use)).toMatchObject({ consumed: 2 });
    expect(await other.count({ ...use, key: 'x' })).toMatchObject({ consumed: 1 });
    expect(await other.count({ ...use, limit: 'x' })).toMatchObject({ consumed: 1 });
    const { msBeforeNext } = await one.count({ ...use, points: -2 });
    expect(msBeforeNext).toBeGreaterThan(55_000);
    expect(await one.count(use)).toMatchObject({ consumed: 2 - 1 });
  });

  it('forget a key', async () => {
    const { count, forgetCount } = createShared().answersTo(1);
    await count(use);
    await forgetCount(use);
    expect(await count(use)).toMatchObject({ consumed: 1 });
  });
});

it('remembers for all workers, and is told so by one of them', async () => {
  const shared = createShared();
  const [one, other] = [shared.answersTo(1), shared.answersTo(2)];
  const mark = { what: 'handoverSpent', keys: ['new', 'old'], seconds: 60 };
  expect([await one.remember(mark), await other.remember(mark)]).toEqual([true, false]);
  expect(await other.isRemembered({ what: 'handoverSpent', keys: ['new'] })).toBe(true);
  expect(await other.isRemembered({ what: 'sessionEnded', keys: ['new'] })).toBe(false);
});

it('drops the oldest mark when there are too many', () => {
  const memory = createProcessMemory();
  for (let n = 0; n <= mostRemembered; n += 1) memory.set('x', [String(n)], 60);
  expect([memory.has('x', ['0']), memory.has('x', ['1'])]).toEqual([false, true]);
});

describe('numbers', () => {
  it('are those of all workers: counted ones added, and of what all see the highest', async () => {
    const shared = createShared();
    const { printNumbers } = await join(shared, 1, 3);
    await join(shared, 2, 4);
    const text = await printNumbers(null);
    expect(lineOf(text, 'requests{')).toBe('requests{route="/"} 7');
    expect(lineOf(text, 'memory ')).toBe('memory 20');
    expect(lineOf(text, 'backlog ')).toBe('backlog 10');
  });

  it('never fall when a worker ends, with what it said last', async () => {
    const shared = createShared();
    const leaving = await join(shared, 1, 3);
    const { printNumbers } = await join(shared, 2, 4);
    await leaving.leaveNumbers(await numbersOf(5, 10));
    shared.left(1);
    // One that died without a word counts as monitoring saw it.
    await join(shared, 3, 100);
    await printNumbers(null);
    shared.left(3);
    const text = await printNumbers(null);
    expect(lineOf(text, 'requests{')).toBe('requests{route="/"} 109');
    // What was measured at its end went with it.
    expect(lineOf(text, 'memory ')).toBe('memory 10');
  });

  it('hold the latest of a worker that does not answer', async () => {
    const shared = createShared();
    const { printNumbers } = await join(shared, 1, 3);
    await printNumbers(null);
    shared.joined(1, () => Promise.reject(new Error('busy')));
    expect(lineOf(await printNumbers(null), 'requests{')).toBe('requests{route="/"} 3');
  });
});

it('pauses longer each time, up to a bound, and forgets it after a long run', () => {
  let pause = 0;
  const pauses = Array.from({ length: 10 }, () => (pause = pauseAfter(pause, 0)));
  expect(pauses.slice(0, 3)).toEqual([firstPauseMs, 2 * firstPauseMs, 4 * firstPauseMs]);
  expect(pauses.at(-1)).toBe(longestPauseMs);
  expect(pauseAfter(longestPauseMs, settledMs)).toBe(firstPauseMs);
});
