import {
  createTestConnection as make,
  settleMessages,
  secret,
  startup,
} from '../connection.test-support';
import { connectionStatus } from './connection-state';

const { initing, success, fail } = connectionStatus;

beforeEach(() => jest.useFakeTimers({ now: 1_700_000_000_000 }));
afterEach(() => jest.useRealTimers());

describe('before a connection', () => {
  it('has the status initing, without a socket', () => {
    const { connection, sockets } = make();
    expect(connection.snapshot()).toEqual({ status: initing, problem: null });
    expect(sockets).toHaveLength(0);
  });

  it.each([
    ['no secret', { browserId: 'b1', port: '9527' }, initing, 'outside'],
    ['a short secret', { ...startup, secret: secret.slice(0, 19) }, fail, 'badSecret'],
    ['no port', { browserId: 'b1', secret }, fail, 'badPort'],
    ['port 0', { ...startup, port: '0' }, fail, 'badPort'],
    ['port 65536', { ...startup, port: '65536' }, fail, 'badPort'],
    ['a port with a host', { ...startup, port: '1@evil.example' }, fail, 'badPort'],
  ])('does not connect with %s', (_, given, status, problem) => {
    const { connection, sockets } = make({ startup: given });
    connection.start();
    jest.advanceTimersByTime(60_000);
    expect(connection.snapshot()).toEqual({ status, problem });
    expect(sockets).toHaveLength(0);
  });

  it('connects to the port on this machine only (W1)', () => {
    const { connection, latestSocket } = make();
    connection.start();
    expect(latestSocket().url).toBe('ws://127.0.0.1:9527');
  });

  it('reads the cookies again when browser id and secret are missing', () => {
    const { connection, sockets } = make(
      { startup: { browserName: 'x' } },
      { readStartup: () => startup },
    );
    connection.start();
    expect(sockets).toHaveLength(1);
  });

  it('starts once, however often it is called', () => {
    const { connection, sockets } = make();
    connection.start();
    connection.start();
    expect(sockets).toHaveLength(1);
  });

  it('treats a browser that forbids the socket like an absent desktop app', () => {
    const { connection } = make(undefined, {
      openSocket: () => {
        throw new Error('SecurityError');
      },
    });
    connection.start();
    expect(connection.snapshot()).toEqual({ status: fail, problem: 'unreachable' });
  });
});

describe('the greeting of a connection', () => {
  it('is only ClientConnected, in the form of every request', () => {
    const { connection, latestSocket } = make();
    connection.start();
    latestSocket().open();
    expect(latestSocket().receivedRequests).toEqual([
      {
        requestId: '1700000000000_50',
        module: 'WsAutho',
        browserId: 'b1',
        tag: 'SITE',
        action: 'ClientConnected',
      },
    ]);
  });

  it('with ret 0 leads to success, OnPluginInitialized, then a HeartBeat every 30 s', async () => {
    const { connect, latestSocket, status } = make();
    await connect();
    expect(status()).toBe(success);
    expect(latestSocket().actions).toEqual(['ClientConnected', 'OnPluginInitialized']);
    jest.advanceTimersByTime(29_999);
    expect(latestSocket().actions).toHaveLength(2);
    jest.advanceTimersByTime(1);
    expect(latestSocket().actions.slice(2)).toEqual(['HeartBeat']);
    latestSocket().answer('HeartBeat');
    jest.advanceTimersByTime(30_000);
    expect(latestSocket().actions.slice(2)).toEqual(['HeartBeat', 'HeartBeat']);
  });

  it('with another ret leads to fail, and another try after 400 ms, doubling to at most 30 s', async () => {
    const { connection, sockets, latestSocket, status } = make();
    connection.start();
    for (const delay of [400, 800, 1600, 3200, 6400, 12_800, 25_600, 30_000, 30_000]) {
      const before = sockets.length;
      latestSocket().open();
      latestSocket().answer('ClientConnected', 1);
      await settleMessages();
      expect(connection.snapshot()).toEqual({ status: fail, problem: 'refused' });
      expect(latestSocket().readyState).toBe(3);
      jest.advanceTimersByTime(delay - 1);
      expect(sockets).toHaveLength(before);
      jest.advanceTimersByTime(1);
      expect(sockets).toHaveLength(before + 1);
    }
    expect(status()).toBe(fail);
  });

  it('starts again with 400 ms after a success', async () => {
    const { connection, sockets, latestSocket, acceptConnection } = make({
      startup,
      isReloadDisabled: true,
    });
    connection.start();
    latestSocket().vanish();
    jest.advanceTimersByTime(400);
    latestSocket().vanish();
    jest.advanceTimersByTime(800);
    await acceptConnection();
    latestSocket().vanish();
    jest.advanceTimersByTime(400);
    expect(sockets).toHaveLength(4);
  });

  it('without an answer makes the desktop app unreachable after 30 s', async () => {
    const { connection, latestSocket } = make();
    connection.start();
    latestSocket().open();
    await jest.advanceTimersByTimeAsync(30_000);
    expect(connection.snapshot()).toEqual({ status: fail, problem: 'unreachable' });
  });
});

describe('a connection that closes', () => {
  it('reloads the page after 5 s when it was successful', async () => {
    const { connection, connect, latestSocket, reload, sockets } = make();
    await connect();
    latestSocket().vanish();
    expect(connection.snapshot()).toEqual({ status: fail, problem: 'lost' });
    jest.advanceTimersByTime(4_999);
    expect(reload).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(reload).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(60_000);
    expect([reload.mock.calls.length, sockets.length]).toEqual([1, 1]);
  });

  it('connects again when the page may not reload', async () => {
    const { connect, latestSocket, reload, sockets } = make();
    reload.mockReturnValue(false);
    await connect();
    latestSocket().vanish();
    jest.advanceTimersByTime(5_000);
    expect(sockets).toHaveLength(2);
  });

  it('connects again after 400 ms with noReload', async () => {
    const { connect, latestSocket, reload, sockets } = make({ startup, isReloadDisabled: true });
    await connect();
    latestSocket().vanish();
    jest.advanceTimersByTime(400);
    expect(sockets).toHaveLength(2);
    jest.advanceTimersByTime(10_000);
    expect(reload).not.toHaveBeenCalled();
  });

  it('only backs off when it never opened, and reports that once for each try', () => {
    const { connection, latestSocket, reload, log, sockets } = make();
    connection.start();
    latestSocket().emit('error');
    latestSocket().vanish();
    expect(connection.snapshot()).toEqual({ status: fail, problem: 'unreachable' });
    expect(log).toHaveBeenCalledWith('The desktop app could not be reached');
    jest.advanceTimersByTime(400);
    expect(sockets).toHaveLength(2);
    jest.advanceTimersByTime(10_000);
    expect(reload).not.toHaveBeenCalled();
  });

  it('is closed when a HeartBeat gets no answer', async () => {
    const { connection, connect, latestSocket, reload } = make();
    await connect();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(connection.snapshot()).toEqual({ status: fail, problem: 'lost' });
    expect(latestSocket().readyState).toBe(3);
    jest.advanceTimersByTime(5_000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('survives a refused HeartBeat', async () => {
    const { connect, latestSocket, status } = make();
    await connect();
    jest.advanceTimersByTime(30_000);
    latestSocket().answer('HeartBeat', 7);
    await settleMessages();
    expect(status()).toBe(success);
  });

  it('ignores messages of an abandoned socket', async () => {
    const { connection, latestSocket, acceptConnection, status } = make({
      startup,
      isReloadDisabled: true,
    });
    connection.start();
    const first = latestSocket();
    first.open();
    first.answer('ClientConnected', 1);
    await settleMessages();
    jest.advanceTimersByTime(400);
    await acceptConnection();
    first.vanish();
    first.emit('message', first.frame({ requestId: 'x', ret: 0 }));
    expect(status()).toBe(success);
    expect(connection.droppedCounts.unrequested).toBe(0);
  });
});
