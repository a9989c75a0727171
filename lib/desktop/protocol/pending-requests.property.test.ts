import fc from 'fast-check';
import { DesktopConnection } from '../connection/connection';
import type { DesktopError } from '../desktop-error';
import { FakeSocket, settleMessages, secret } from '../connection.test-support';
import type { DesktopResponse } from './frames';
import { requestTimeoutMs } from './pending-requests';

/**
 * Tests random sequences of actions of a page and a desktop app. After every step the connection must have the same
 * open requests as the model, and must have dropped the same unexpected answers. At the end the connection is stopped,
 * and no request may be left (W3).
 */
type Step =
  | { readonly do: 'ask' }
  | { readonly do: 'open' }
  | { readonly do: 'agree'; readonly ret: number }
  /**
   * Answers the n-th message of all that were received, on the present or an earlier socket. A repeated step answers
   * the same message again.
   */
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

interface Sent {
  readonly socket: FakeSocket;
  readonly at: number;
  /** Index of the page's request; undefined for a request of the connection itself. */
  readonly index: number | undefined;
}

/** The expected state of the connection, derived from the requests it sent, the answers it received, and the clock. */
class Model {
  readonly sockets: FakeSocket[] = [];
  /** Results of the page's requests in order; null for a request that is not settled yet. */
  readonly ends: (string | null)[] = [];
  /** Answers that came without a request. */
  unrequested = 0;
  #answers = 0;
  /** Sent and unanswered requests, by id. */
  readonly #sent = new Map<string, Sent>();

  open(url: string): FakeSocket {
    const socket = new FakeSocket(url);
    const send = socket.send.bind(socket);
    socket.send = (frame) => {
      send(frame);
      const { requestId, args } = socket.receivedRequests.at(-1)!;
      const index = (args as { index: number } | undefined)?.index;
      this.#sent.set(requestId, { socket, at: Date.now(), index });
    };
    this.sockets.push(socket);
    return socket;
  }

  /** The n-th youngest socket. */
  socket(back = 0): FakeSocket {
    return this.sockets.at(-1 - (back % this.sockets.length))!;
  }

  watch(answer: Promise<DesktopResponse>): void {
    const index = this.ends.push(null) - 1;
    answer.then(
      ({ returnObj }) => (this.ends[index] = String(returnObj)),
      ({ reason, response }: DesktopError) =>
        (this.ends[index] = String(response?.returnObj ?? reason)),
    );
  }

  /**
   * Sends an answer that differs from all other answers.
   * @returns a function that checks the expected effect
   */
  answer(socket: FakeSocket, requestId: string, ret: number): () => void {
    const sent = this.#sent.get(requestId);
    const heard = socket === this.socket() && socket.readyState < 3;
    const awaited = heard && sent !== undefined && this.#isOpen(sent);
    const returnObj = `answer ${(this.#answers += 1)}`;
    const before = [...this.ends];
    if (awaited) this.#sent.delete(requestId);
    else if (heard) this.unrequested += 1;
    if (awaited && sent.index !== undefined) before[sent.index] = returnObj;
    socket.push({ requestId, ret, returnObj });
    // When the desktop app refuses the first message, the connection ends, and with it all sent requests.
    const settled = before.flatMap((end, index) => (end === null ? [] : [[index, end] as const]));
    return () => settled.forEach(([index, end]) => expect(this.ends[index]).toBe(end));
  }

  get pending(): number {
    const own = [...this.#sent.values()].filter((sent) => sent.index === undefined);
    const ours = this.ends.filter((end) => end === null);
    return ours.length + own.filter((sent) => this.#isOpen(sent)).length;
  }

  #isOpen({ socket, at, index }: Sent): boolean {
    if (socket !== this.socket() || socket.readyState !== 1) return false;
    return index === undefined ? Date.now() - at < requestTimeoutMs : this.ends[index] === null;
  }
}

async function play(steps: readonly Step[], isReloadDisabled: boolean) {
  const model = new Model();
  const connection = new DesktopConnection(
    {
      openSocket: (url) => model.open(url).asSocket(),
      readStartup: () => ({}),
      reload: () => false,
      random: () => 0.99,
      log: () => undefined,
    },
    { startup: { browserId: 'b', port: '1', secret }, isReloadDisabled },
  );
  connection.start();
  const socket = () => model.socket();
  let follows: () => void = () => undefined;
  const act: { [K in Step['do']]: (step: Extract<Step, { do: K }>) => unknown } = {
    ask: () =>
      model.watch(connection.request('WebBrowser', 'GetLocalIP', { index: model.ends.length })),
    open: () => socket().readyState === 0 && socket().open(),
    agree: ({ ret }) => {
      const greeting = socket().receivedRequests.find(({ action }) => action === 'ClientConnected');
      if (greeting) follows = model.answer(socket(), greeting.requestId, ret);
    },
    answer: ({ n, ret, socket: back }) => {
      const heard = model.sockets.flatMap((each) => each.receivedRequests);
      const request = heard[n % Math.max(heard.length, 1)];
      if (request) follows = model.answer(model.socket(back), request.requestId, ret);
    },
    garbage: () => socket().emit('message', 'garbage'),
    vanish: () => socket().readyState === 1 && socket().vanish(),
    wait: ({ ms }) => jest.advanceTimersByTimeAsync(ms),
    restart: () => {
      connection.stop();
      connection.start();
    },
  };
  for (const each of steps) {
    await (act[each.do] as (step: Step) => unknown)(each);
    await settleMessages();
    follows();
    expect(connection.unsettledCount).toBe(model.pending);
    expect(connection.droppedCounts.unrequested).toBe(model.unrequested);
  }
  return { connection, model };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('any sequence of actions', () => {
  it.each([
    ['when 30 s have passed', () => jest.advanceTimersByTimeAsync(30_000)],
    ['when the page stops', () => settleMessages()],
  ])(
    'settles every request with its own answer %s, and leaves nothing behind',
    async (end, finish) => {
      const property = fc.asyncProperty(
        fc.array(step, { maxLength: 60 }),
        fc.boolean(),
        async (steps, isReloadDisabled) => {
          const { connection, model } = await play(steps, isReloadDisabled);
          if (end.includes('stops')) connection.stop();
          await finish();
          expect(model.ends).not.toContain(null);
          expect(connection.unsettledCount).toBe(model.pending);
          connection.stop();
          await settleMessages();
          expect(connection.unsettledCount).toBe(0);
          expect(jest.getTimerCount()).toBe(0);
        },
      );
      // A failed run leaves timers; the next, shorter one must not fail because of them.
      await fc.assert(
        property.beforeEach(() => jest.clearAllTimers()),
        { numRuns: 150 },
      );
    },
    60_000,
  );
});
