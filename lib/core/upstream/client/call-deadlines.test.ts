import { endpoints } from '@superbrowser/contract/endpoints';
import { rejectionOf } from '@/lib/testing/fake-upstream-server';
import { UpstreamError } from './upstream-error';
import { createUpstreamCall } from './call-upstream';
import { startOrReadBudgetMs, runWithinBudget } from './call-deadlines';
import type { Transport } from './transport';

/** A transport that never responds and records its signals. */
function createHangingClient() {
  const signals: AbortSignal[] = [];
  const transport: Transport = {
    name: `hanging ${Math.random()}`,
    origin: 'http://hanging.test',
    fetch: (request) => {
      signals.push(request.signal);
      return new Promise(() => undefined);
    },
    keys: () => ({ apiKey: 'k', encryptionKey: '0123456789abcdef' }),
  };
  return { call: createUpstreamCall(() => transport), signals };
}

let now = 0;
let givenDeadlines: number[] = [];
beforeEach(() => {
  now = 1_000;
  givenDeadlines = [];
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  // A hanging call ends at once, and the clock advances by its deadline.
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    givenDeadlines.push(ms);
    now += ms;
    return AbortSignal.abort(new DOMException('over', 'TimeoutError'));
  });
});
afterEach(() => jest.restoreAllMocks());

const request = (call: ReturnType<typeof createUpstreamCall>, deadlineMs: number) =>
  rejectionOf(call(endpoints.serverTime, {}, { deadlineMs }));

it('the budget is unlimited outside a request', async () => {
  expect(startOrReadBudgetMs()).toBe(Infinity);
  await request(createHangingClient().call, 15_000);
  expect(givenDeadlines).toEqual([15_000]);
});

it('the budget is shared by all calls of a request, and each keeps its own shorter deadline', async () => {
  const { call } = createHangingClient();
  await runWithinBudget('read', async () => {
    await request(call, 5_000);
    await request(call, 5_000);
    const refused = await request(call, 5_000);
    expect([refused.kind, refused instanceof UpstreamError]).toEqual(['timeout', true]);
  });
  expect(givenDeadlines).toEqual([5_000, 2_000]);
});

it('the budget begins with the first call, so that sending a picture does not use it up', async () => {
  await runWithinBudget('read', async () => {
    now += 60_000;
    await request(createHangingClient().call, 15_000);
  });
  expect(givenDeadlines).toEqual([7_000]);
});

it('the budget is thirty seconds for a write, or UPSTREAM_TIMEOUT_SECONDS where that is more', async () => {
  const { UPSTREAM_TIMEOUT_SECONDS: before } = process.env;
  await runWithinBudget('write', () => request(createHangingClient().call, 60_000));
  process.env.UPSTREAM_TIMEOUT_SECONDS = '60';
  await runWithinBudget('write', () =>
    rejectionOf(createHangingClient().call(endpoints.serverTime, {})),
  );
  if (before === undefined) delete process.env.UPSTREAM_TIMEOUT_SECONDS;
  else process.env.UPSTREAM_TIMEOUT_SECONDS = before;
  expect(givenDeadlines).toEqual([30_000, 60_000]);
});

it('the budget is separate for each request', async () => {
  await Promise.all(
    [1, 2].map(() => runWithinBudget('read', () => request(createHangingClient().call, 15_000))),
  );
  expect(givenDeadlines).toEqual([7_000, 7_000]);
});

it('a call skipped for lack of time does not open the breaker for others', async () => {
  const { call } = createHangingClient();
  await runWithinBudget('read', async () => {
    await request(createHangingClient().call, 15_000);
    for (let times = 0; times < 5; times += 1)
      expect((await request(call, 1_000)).kind).toBe('timeout');
  });
  expect((await request(call, 1_000)).kind).toBe('timeout');
  expect(givenDeadlines).toEqual([7_000, 1_000]);
});

it('holds for a client that another bundle made, with its own copy of the module', async () => {
  jest.resetModules();
  const otherCopy = await import('./call-deadlines');
  expect(otherCopy.runWithinBudget).not.toBe(runWithinBudget);
  expect(runWithinBudget('read', otherCopy.startOrReadBudgetMs)).toBe(7_000);
});
