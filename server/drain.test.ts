import { EventEmitter } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createDrain } from './drain';

/** A fake server whose connections end when a test says so. */
const fakeServer = () => {
  const close = jest.fn();
  const server = Object.assign(new EventEmitter(), {
    close: (done: () => void) => {
      close();
      done();
    },
    closeIdleConnections: () => undefined,
  });
  return { server: server as unknown as Server, close };
};

/** The response to a request; 'next' where the request was passed on. */
function responseTo(drain: ReturnType<typeof createDrain>, url: string) {
  const headers: Record<string, unknown> = {};
  let status: number | 'next' = 0;
  const response = Object.assign(new EventEmitter(), {
    setHeader: (name: string, value: unknown) => void (headers[name] = value),
    writeHead: (code: number) => void (status = code),
    end: () => undefined,
  });
  const hasResponded = drain.respondIfDraining(
    { url } as IncomingMessage,
    response as unknown as ServerResponse,
  );
  if (!hasResponded) status = 'next';
  return { status, connection: headers.Connection };
}

const signals = new EventEmitter();
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function createTestDrain(seconds = 5) {
  const exit = jest.fn();
  let time = 0;
  const drain = createDrain(seconds, () => time);
  drain.handleSignals(exit, signals);
  const setTime = (ms: number) => (time = ms);
  return { drain, exit, setTime };
}

it('ends at once while nothing is served yet, with the exit code of a shell', () => {
  const { exit } = createTestDrain();
  signals.emit('SIGTERM');
  expect(exit).toHaveBeenCalledWith(143);
  signals.emit('SIGINT');
  expect(exit).toHaveBeenLastCalledWith(130);
});

it('replaces earlier signal handlers', () => {
  const otherListener = jest.fn();
  signals.on('SIGTERM', otherListener);
  const { exit } = createTestDrain();
  signals.emit('SIGTERM');
  expect(otherListener).not.toHaveBeenCalled();
  expect(exit).toHaveBeenCalledTimes(1);
});

it('SIGTERM: accepts requests for the set time, responds with 503 at /api/ready, then closes the listener (X4)', () => {
  const { drain, exit } = createTestDrain(5);
  const { server, close } = fakeServer();
  drain.setServer(server);
  expect(responseTo(drain, '/api/ready')).toEqual({ status: 'next', connection: undefined });
  signals.emit('SIGTERM');
  expect(responseTo(drain, '/api/ready')).toEqual({ status: 503, connection: 'close' });
  expect(responseTo(drain, '/')).toEqual({ status: 'next', connection: 'close' });
  jest.advanceTimersByTime(4_999);
  expect(close).not.toHaveBeenCalled();
  // The clock advances to the end of the drain and one last check of the accept queue, which takes a millisecond of
  // this fake clock.
  jest.advanceTimersByTime(2);
  expect(close).toHaveBeenCalledTimes(1);
  expect(exit).toHaveBeenCalledWith(0);
});

it.each([
  [3, 'until the last connection is closed'],
  [10_000, 'of a crowd that never stops only so many'],
])('accepts connections that are waiting already, %d of them: %s', (crowd) => {
  const { drain } = createTestDrain(0);
  const { server, close } = fakeServer();
  drain.setServer(server);
  let accepted = 0;
  // One connection is accepted in each turn of the event loop.
  const next = () =>
    setImmediate(() => {
      if (accepted >= crowd || close.mock.calls.length > 0) return;
      accepted += 1;
      server.emit('connection');
      next();
    });
  next();
  signals.emit('SIGTERM');
  jest.advanceTimersByTime(1_000);
  expect(close).toHaveBeenCalledTimes(1);
  expect(accepted).toBeGreaterThanOrEqual(Math.min(crowd, 100));
  expect(accepted).toBeLessThanOrEqual(300);
  expect(server.listenerCount('connection')).toBe(0);
});

it('SIGINT: closes the listener without waiting', () => {
  const { drain, exit } = createTestDrain(5);
  const { server } = fakeServer();
  drain.setServer(server);
  signals.emit('SIGINT');
  jest.advanceTimersByTime(1);
  expect(exit).toHaveBeenCalledWith(0);
});

it.each([
  ['SIGTERM', 20_000],
  ['SIGINT', 2_000],
] as const)('%s waits at most %d ms for requests in flight', (signal, most) => {
  const { drain, exit } = createTestDrain(0);
  const { server } = fakeServer();
  drain.setServer(Object.assign(server, { close: () => undefined }) as unknown as Server);
  signals.emit(signal);
  jest.advanceTimersByTime(most - 1);
  expect(exit).not.toHaveBeenCalled();
  jest.advanceTimersByTime(2);
  expect(exit).toHaveBeenCalledWith(0);
});

type Name = 'SIGTERM' | 'SIGINT';

it.each<[Name, Name, number, boolean, string]>([
  ['SIGTERM', 'SIGTERM', 999, false, 'npm handing on what the whole group got'],
  ['SIGINT', 'SIGINT', 10, false, 'npm handing on a Ctrl-C'],
  ['SIGTERM', 'SIGTERM', 1_000, true, 'a second one'],
  ['SIGTERM', 'SIGINT', 10, true, 'another one'],
  ['SIGINT', 'SIGTERM', 10, true, 'another one'],
])('%s, then %s after %d ms: ends at once %s (%s)', (first, second, ms, ends) => {
  const { drain, exit, setTime } = createTestDrain(5);
  drain.setServer(fakeServer().server);
  if (first === 'SIGINT')
    drain.setServer(
      Object.assign(fakeServer().server, { close: () => undefined }) as unknown as Server,
    );
  signals.emit(first);
  setTime(ms);
  signals.emit(second);
  expect(exit.mock.calls).toEqual(ends ? [[1]] : []);
});
