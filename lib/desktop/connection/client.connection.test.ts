import { connectionStatus } from './status';
import { makeClient as make, settleMessages, sid, startup } from '../test-client';

const { initing, success, fail } = connectionStatus;

beforeEach(() => jest.useFakeTimers({ now: 1_700_000_000_000 }));
afterEach(() => jest.useRealTimers());

describe('before a connection', () => {
  it('has the status initing, without a socket', () => {
    const { client, sockets } = make();
    expect(client.snapshot()).toEqual({ status: initing, problem: null });
    expect(sockets).toHaveLength(0);
  });

  it.each([
    ['no secret', { bid: 'b1', pid: '9527' }, initing, 'outside'],
    ['a short secret', { ...startup, sid: sid.slice(0, 19) }, fail, 'badSecret'],
    ['no port', { bid: 'b1', sid }, fail, 'badPort'],
    ['port 0', { ...startup, pid: '0' }, fail, 'badPort'],
    ['port 65536', { ...startup, pid: '65536' }, fail, 'badPort'],
    ['a port with a host', { ...startup, pid: '1@evil.example' }, fail, 'badPort'],
  ])('does not connect with %s', (_, given, status, problem) => {
    const { client, sockets } = make({ startup: given });
    client.start();
    jest.advanceTimersByTime(60_000);
    expect(client.snapshot()).toEqual({ status, problem });
    expect(sockets).toHaveLength(0);
  });

  it('connects to the port on this machine only (W1)', () => {
    const { client, last } = make();
    client.start();
    expect(last().url).toBe('ws://127.0.0.1:9527');
  });

  it('reads the cookies again when bid and sid are missing', () => {
    const { client, sockets } = make({ startup: { bName: 'x' } }, { readStartup: () => startup });
    client.start();
    expect(sockets).toHaveLength(1);
  });

  it('starts once, however often it is called', () => {
    const { client, sockets } = make();
    client.start();
    client.start();
    expect(sockets).toHaveLength(1);
  });

  it('treats a browser that forbids the socket like an absent client', () => {
    const { client } = make(undefined, {
      openSocket: () => {
        throw new Error('SecurityError');
      },
    });
    client.start();
    expect(client.snapshot()).toEqual({ status: fail, problem: 'unreachable' });
  });
});

describe('the greeting of a connection', () => {
  it('is only ClientConnected, in the form of every request', () => {
    const { client, last } = make();
    client.start();
    last().open();
    expect(last().receivedRequests).toEqual([
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
    const { connect, last, status } = make();
    await connect();
    expect(status()).toBe(success);
    expect(last().actions).toEqual(['ClientConnected', 'OnPluginInitialized']);
    jest.advanceTimersByTime(29_999);
    expect(last().actions).toHaveLength(2);
    jest.advanceTimersByTime(1);
    expect(last().actions.slice(2)).toEqual(['HeartBeat']);
    last().answer('HeartBeat');
    jest.advanceTimersByTime(30_000);
    expect(last().actions.slice(2)).toEqual(['HeartBeat', 'HeartBeat']);
  });

  it('with another ret leads to fail, and another try after 400 ms, doubling to at most 30 s', async () => {
    const { client, sockets, last, status } = make();
    client.start();
    for (const delay of [400, 800, 1600, 3200, 6400, 12_800, 25_600, 30_000, 30_000]) {
      const before = sockets.length;
      last().open();
      last().answer('ClientConnected', 1);
      await settleMessages();
      expect(client.snapshot()).toEqual({ status: fail, problem: 'refused' });
      expect(last().readyState).toBe(3);
      jest.advanceTimersByTime(delay - 1);
      expect(sockets).toHaveLength(before);
      jest.advanceTimersByTime(1);
      expect(sockets).toHaveLength(before + 1);
    }
    expect(status()).toBe(fail);
  });

  it('starts again with 400 ms after a success', async () => {
    const { client, sockets, last, agree } = make({ startup, noReload: true });
    client.start();
    last().vanish();
    jest.advanceTimersByTime(400);
    last().vanish();
    jest.advanceTimersByTime(800);
    await agree();
    last().vanish();
    jest.advanceTimersByTime(400);
    expect(sockets).toHaveLength(4);
  });

  it('without an answer makes the client unreachable after 30 s', async () => {
    const { client, last } = make();
    client.start();
    last().open();
    await jest.advanceTimersByTimeAsync(30_000);
    expect(client.snapshot()).toEqual({ status: fail, problem: 'unreachable' });
  });
});

describe('a connection that closes', () => {
  it('reloads the page after 5 s when it was successful', async () => {
    const { client, connect, last, reload, sockets } = make();
    await connect();
    last().vanish();
    expect(client.snapshot()).toEqual({ status: fail, problem: 'lost' });
    jest.advanceTimersByTime(4_999);
    expect(reload).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(reload).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(60_000);
    expect([reload.mock.calls.length, sockets.length]).toEqual([1, 1]);
  });

  it('connects again when the page may not reload', async () => {
    const { connect, last, reload, sockets } = make();
    reload.mockReturnValue(false);
    await connect();
    last().vanish();
    jest.advanceTimersByTime(5_000);
    expect(sockets).toHaveLength(2);
  });

  it('connects again after 400 ms with noReload', async () => {
    const { connect, last, reload, sockets } = make({ startup, noReload: true });
    await connect();
    last().vanish();
    jest.advanceTimersByTime(400);
    expect(sockets).toHaveLength(2);
    jest.advanceTimersByTime(10_000);
    expect(reload).not.toHaveBeenCalled();
  });

  it('only backs off when it never opened, and reports that once for each try', () => {
    const { client, last, reload, log, sockets } = make();
    client.start();
    last().emit('error');
    last().vanish();
    expect(client.snapshot()).toEqual({ status: fail, problem: 'unreachable' });
    expect(log).toHaveBeenCalledWith('The desktop client could not be reached');
    jest.advanceTimersByTime(400);
    expect(sockets).toHaveLength(2);
    jest.advanceTimersByTime(10_000);
    expect(reload).not.toHaveBeenCalled();
  });

  it('is closed when a HeartBeat gets no answer', async () => {
    const { client, connect, last, reload } = make();
    await connect();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(client.snapshot()).toEqual({ status: fail, problem: 'lost' });
    expect(last().readyState).toBe(3);
    jest.advanceTimersByTime(5_000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('survives a refused HeartBeat', async () => {
    const { connect, last, status } = make();
    await connect();
    jest.advanceTimersByTime(30_000);
    last().answer('HeartBeat', 7);
    await settleMessages();
    expect(status()).toBe(success);
  });

  it('ignores messages of an abandoned socket', async () => {
    const { client, last, agree, status } = make({ startup, noReload: true });
    client.start();
    const first = last();
    first.open();
    first.answer('ClientConnected', 1);
    await settleMessages();
    jest.advanceTimersByTime(400);
    await agree();
    first.vanish();
    first.emit('message', first.frame({ requestId: 'x', ret: 0 }));
    expect(status()).toBe(success);
    expect(client.dropped.unasked).toBe(0);
  });
});
