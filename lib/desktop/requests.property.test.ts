import fc from 'fast-check';
import { DesktopClient } from './client';
import { FakeSocket, settle, sid } from './test-support';

/**
 * Any interleaving of what a page and a client can do. The model counts how often each promise
 * settles; the client is thrown away at the end, so that nothing may be left (W3).
 */
type Step =
  | { readonly do: 'ask' }
  | { readonly do: 'open' }
  | { readonly do: 'agree'; readonly ret: number }
  /** The n-th message ever heard is answered, on the present socket or an old one; again, if it comes twice. */
  | { readonly do: 'answer'; readonly n: number; readonly ret: number; readonly socket: number }
  | { readonly do: 'garbage' }
  | { readonly do: 'vanish' }
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'restart' };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Step>({ do: 'ask' }) },
  { weight: 3, arbitrary: fc.constant<Step>({ do: 'open' }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('agree' as const), ret: fc.constantFrom(0, 0, 0, 9) }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      n: fc.nat(30),
      ret: fc.constantFrom(0, 1),
      socket: fc.nat(3),
    }),
  },
  { weight: 1, arbitrary: fc.constant<Step>({ do: 'garbage' }) },
  { weight: 1, arbitrary: fc.constant<Step>({ do: 'vanish' }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      ms: fc.constantFrom(1, 400, 5_000, 29_999, 30_000),
    }),
  },
  { weight: 1, arbitrary: fc.constant<Step>({ do: 'restart' }) },
);

async function play(steps: readonly Step[], noReload: boolean) {
  const sockets: FakeSocket[] = [];
  const times: number[] = [];
  const client = new DesktopClient(
    {
      openSocket: (address) => {
        sockets.push(new FakeSocket(address));
        return sockets.at(-1)!.asSocket();
      },
      readStartup: () => ({}),
      reload: () => false,
      random: () => 0.99,
      log: () => undefined,
    },
    { startup: { bid: 'b', pid: '1', sid }, noReload },
  );
  client.start();
  const socket = (back = 0) => sockets.at(-1 - (back % sockets.length))!;
  const act: { [K in Step['do']]: (step: Extract<Step, { do: K }>) => unknown } = {
    ask: () => {
      const index = times.push(0) - 1;
      const count = () => (times[index]! += 1);
      client.request('WebBrowser', 'GetLocalIP').then(count, count);
    },
    open: () => socket().readyState === 0 && socket().open(),
    agree: ({ ret }) =>
      socket().actions.includes('ClientConnected') && socket().answer('ClientConnected', ret),
    answer: ({ n, ret, socket: back }) => {
      const heard = sockets.flatMap((each) => each.heard);
      const request = heard[n % Math.max(heard.length, 1)];
      if (request) socket(back).push({ requestId: request.requestId, ret });
    },
    garbage: () => socket().emit('message', 'garbage'),
    vanish: () => socket().readyState === 1 && socket().vanish(),
    wait: ({ ms }) => jest.advanceTimersByTimeAsync(ms),
    restart: () => {
      client.stop();
      client.start();
    },
  };
  for (const each of steps) {
    await (act[each.do] as (step: Step) => unknown)(each);
    await settle();
  }
  return { client, times };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('any interleaving', () => {
  it.each([
    ['when 30 s have passed', () => jest.advanceTimersByTimeAsync(30_000)],
    ['when the page stops', () => settle()],
  ])(
    'settles every request exactly once %s, and leaves nothing behind',
    async (end, finish) => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(step, { maxLength: 60 }),
          fc.boolean(),
          async (steps, noReload) => {
            const { client, times } = await play(steps, noReload);
            if (end.includes('stops')) client.stop();
            await finish();
            expect(times).toEqual(times.map(() => 1));
            client.stop();
            await settle();
            expect(client.pending).toBe(0);
            expect(jest.getTimerCount()).toBe(0);
          },
        ),
        { numRuns: 150 },
      );
    },
    60_000,
  );
});
