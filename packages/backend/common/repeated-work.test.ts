import { startRepeatedWork } from './repeated-work';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('runs first after the given time, then repeatedly', async () => {
  const work = jest.fn(() => Promise.resolve());
  const repeated = startRepeatedWork('work', work, { firstAfterMs: 10, everyMs: 100 });
  expect(work).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(10);
  expect(work).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(200);
  expect(work).toHaveBeenCalledTimes(3);
  await repeated.stop();
});

it('starts no second run while one is running', async () => {
  let finish = () => undefined as void;
  const work = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const repeated = startRepeatedWork('work', work, { everyMs: 100 });
  await jest.advanceTimersByTimeAsync(500);
  expect(work).toHaveBeenCalledTimes(1);
  finish();
  await jest.advanceTimersByTimeAsync(100);
  expect(work).toHaveBeenCalledTimes(2);
  finish();
  await repeated.stop();
});

it('reports a failed run and continues', async () => {
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const work = jest.fn(() => Promise.reject(new Error('disk full')));
  const repeated = startRepeatedWork('work', work, { everyMs: 100 });
  await jest.advanceTimersByTimeAsync(200);
  expect(work).toHaveBeenCalledTimes(2);
  expect(report).toHaveBeenCalledWith('[work] failed: disk full');
  await repeated.stop();
  report.mockRestore();
});

it('stops after the present run, and starts none afterwards', async () => {
  let finish = () => undefined as void;
  const work = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const repeated = startRepeatedWork('work', work, { everyMs: 100 });
  await jest.advanceTimersByTimeAsync(100);
  const stopped = jest.fn();
  const stopping = repeated.stop().then(stopped);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(stopped).not.toHaveBeenCalled();
  finish();
  await stopping;
  await jest.advanceTimersByTimeAsync(1_000);
  expect(work).toHaveBeenCalledTimes(1);
});

it('can be stopped before its first run', async () => {
  const work = jest.fn(() => Promise.resolve());
  await startRepeatedWork('work', work, { everyMs: 100 }).stop();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(work).not.toHaveBeenCalled();
});
