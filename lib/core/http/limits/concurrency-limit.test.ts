import { getMetrics } from '@/lib/core/monitoring/metrics/registry';
import { createConcurrencyLimit } from './concurrency-limit';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A job whose end the test triggers. */
function job() {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const work = jest.fn(() => ended);
  return { work, end };
}

const settle = () => jest.advanceTimersByTimeAsync(0);

it('runs a limited number of jobs at a time, the others in the order they came', async () => {
  const limit = createConcurrencyLimit({ maxRunning: 2, waitMs: 1_000 });
  const jobs = [job(), job(), job(), job()];
  const startedCounts = () => jobs.map(({ work }) => work.mock.calls.length);
  const results = jobs.map(({ work }) => limit(work));
  await settle();
  expect(startedCounts()).toEqual([1, 1, 0, 0]);
  jobs[1]?.end();
  await settle();
  expect(startedCounts()).toEqual([1, 1, 1, 0]);
  for (const { end } of jobs) end();
  await Promise.all(results);
  expect(startedCounts()).toEqual([1, 1, 1, 1]);
});

it('refuses a caller who waited too long, and never starts that work', async () => {
  const limit = createConcurrencyLimit({ maxRunning: 1, waitMs: 5_000 });
  const [first, second, third] = [job(), job(), job()];
  const running = limit(first.work);
  const refusal = expect(limit(second.work)).rejects.toMatchObject({
    status: 503,
    code: 'busy',
    retryAfter: 5,
  });
  await jest.advanceTimersByTimeAsync(5_000);
  await refusal;
  first.end();
  await running;
  third.end();
  await limit(third.work);
  expect(second.work).not.toHaveBeenCalled();
});

it('frees a slot when the work fails', async () => {
  const limit = createConcurrencyLimit({ maxRunning: 1, waitMs: 1_000 });
  await expect(limit(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(limit(() => Promise.resolve(7))).resolves.toBe(7);
});

it('gives no caller all slots: others who wait go first', async () => {
  const limit = createConcurrencyLimit({ maxRunning: 3, maxRunningPerSubject: 2, waitMs: 1_000 });
  const jobs = [job(), job(), job(), job(), job()];
  const subjects = ['a', 'a', 'a', 'b', 'b'];
  const results = jobs.map(({ work }, n) => limit(work, subjects[n]));
  const startedCounts = () => jobs.map(({ work }) => work.mock.calls.length);
  await settle();
  expect(startedCounts()).toEqual([1, 1, 0, 1, 0]);
  jobs[3]?.end();
  await settle();
  expect(startedCounts()).toEqual([1, 1, 0, 1, 1]);
  jobs[0]?.end();
  await settle();
  expect(startedCounts()).toEqual([1, 1, 1, 1, 1]);
  for (const { end } of jobs) end();
  await Promise.all(results);
});

it('refuses at once when the line is full', async () => {
  const limit = createConcurrencyLimit({ maxRunning: 1, waitMs: 8_000, maxWaiting: 1 });
  const jobs = [job(), job(), job()];
  const [first, second, third] = jobs.map(({ work }) => limit(work));
  await expect(third).rejects.toMatchObject({ status: 503, retryAfter: 8 });
  for (const { end } of jobs) end();
  await Promise.all([first, second]);
  expect(jobs[2]?.work).not.toHaveBeenCalled();
});

it('counts refusals, at once or after waiting', async () => {
  const countRefusals = async () => {
    const { values } = await getMetrics().counters.limit_hits.get();
    return values.find(({ labels }) => labels.limit === 'queue-forms')?.value ?? 0;
  };
  const before = await countRefusals();
  const limit = createConcurrencyLimit({
    name: 'forms',
    maxRunning: 1,
    waitMs: 1_000,
    maxWaiting: 1,
  });
  const jobs = [job(), job(), job()];
  const results = Promise.allSettled(jobs.map(({ work }) => limit(work)));
  await jest.advanceTimersByTimeAsync(1_000);
  jobs[0]?.end();
  expect((await results).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'rejected',
  ]);
  expect(await countRefusals()).toBe(before + 2);
});
