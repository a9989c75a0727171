import {
  createTestConnection as make,
  FakeSocket,
  settleMessages,
  secret,
  startup,
  recordOutcome,
} from '../connection.test-support';
import { connectionStatus } from './connection-state';

const { initing, success, fail } = connectionStatus;

beforeEach(() => jest.useFakeTimers({ now: 1_700_000_000_000 }));
afterEach(() => jest.useRealTimers());

describe('requests', () => {
  it('wait until the connection is ready, in order, after OnPluginInitialized', async () => {
    const { connection, connect, latestSocket } = make();
    recordOutcome(connection.request('WebBrowser', 'GetLocalIP'));
    recordOutcome(connection.request('Storage', 'GetLocalStorage', { key: 'a' }));
    await connect();
    recordOutcome(connection.request('Gateway', 'GetAccelerateGatewayStatus'));
    expect(latestSocket().actions).toEqual([
      'ClientConnected',
      'OnPluginInitialized',
      'GetLocalIP',
      'GetLocalStorage',
      'GetAccelerateGatewayStatus',
    ]);
    expect(latestSocket().receivedRequests[3]).toMatchObject({
      module: 'Storage',
      args: { key: 'a' },
    });
    expect(latestSocket().receivedRequests[2]).not.toHaveProperty('args');
  });

  it('resolve with the whole answer, matched by its id in any order', async () => {
    const { connection, connect, latestSocket } = make();
    await connect();
    const first = recordOutcome(connection.request('WebBrowser', 'GetLocalIP'));
    const second = recordOutcome(connection.request('Gateway', 'GetAccelerateGatewayInfo'));
    latestSocket().answer('GetAccelerateGatewayInfo', 0, { line: 'HK' });
    latestSocket().answer('GetLocalIP', 0, '10.0.0.2');
    await settleMessages();
    expect(first.value).toMatchObject({ ret: 0, returnObj: '10.0.0.2' });
    expect(second.value).toMatchObject({ ret: 0, returnObj: { line: 'HK' } });
    expect(connection.unsettledCount).toBe(1); // OnPluginInitialized
  });

  it.each([
    ['the client’s words', { message: ' 环境异常 ' }, '环境异常', '环境异常'],
    ['the whole answer', { code: 3 }, /"ret":5.*"code":3/, null],
    ['the whole answer for blank words', { message: ' ' }, /"ret":5/, null],
    ['the whole answer without any', undefined, /"ret":5/, null],
  ])('reject with %s', async (_, returnObj, message, words) => {
    const { connection, connect, latestSocket } = make();
    await connect();
    const requested = recordOutcome(connection.request('WebBrowser', 'AutoFix'));
    latestSocket().answer('AutoFix', 5, returnObj);
    await settleMessages();
    expect(requested.error?.message).toEqual(
      typeof message === 'string' ? message : expect.stringMatching(message),
    );
    expect([requested.error?.reason, requested.error?.desktopAppMessage]).toEqual([
      'refused',
      words,
    ]);
  });

  it.each<[string, (socket: FakeSocket) => void]>([
    ['a second answer', (socket) => socket.answer('GetLocalIP', 1)],
    ['an unknown id', (socket) => socket.push({ requestId: '1_1', ret: 0 })],
  ])('ignore %s', async (_, later) => {
    const { connection, connect, latestSocket } = make();
    await connect();
    const requested = recordOutcome(connection.request('WebBrowser', 'GetLocalIP'));
    latestSocket().answer('GetLocalIP');
    later(latestSocket());
    await settleMessages();
    expect(requested).toMatchObject({ times: 1, value: { ret: 0 } });
    expect(connection.droppedCounts.unrequested).toBe(1);
  });

  it('fail after 30 s, and ignore a late answer', async () => {
    const { connection, connect, latestSocket } = make();
    await connect();
    const requested = recordOutcome(connection.request('WebBrowser', 'GetLocalIP'));
    await jest.advanceTimersByTimeAsync(29_999);
    expect(requested.times).toBe(0);
    await jest.advanceTimersByTimeAsync(1);
    latestSocket().answer('GetLocalIP');
    await settleMessages();
    expect([requested.error?.reason, requested.times]).toEqual(['timeout', 1]);
    expect(connection.droppedCounts.unrequested).toBe(1);
  });

  it('fail after 30 s without a connection, and leave the queue', async () => {
    const { connection, connect, latestSocket } = make();
    const requested = recordOutcome(connection.request('WebBrowser', 'GetLocalIP'));
    await jest.advanceTimersByTimeAsync(30_000);
    expect(requested.error?.reason).toBe('timeout');
    expect(connection.unsettledCount).toBe(0);
    await connect();
    expect(latestSocket().actions).not.toContain('GetLocalIP');
  });

  it('fail with the connection when they were sent; waiting ones are sent on the next', async () => {
    const { connection, connect, latestSocket, acceptConnection } = make({
      startup,
      isReloadDisabled: true,
    });
    await connect();
    const sent = recordOutcome(connection.request('WebBrowser', 'GetLocalIP'));
    latestSocket().vanish();
    const waiting = recordOutcome(connection.request('Autho', 'GetLoginInfo'));
    await settleMessages();
    expect(sent.error?.reason).toBe('closed');
    jest.advanceTimersByTime(400);
    await acceptConnection();
    latestSocket().answer('GetLoginInfo');
    await settleMessages();
    expect(waiting.value).toMatchObject({ ret: 0 });
  });

  it('wait while the socket is closing', async () => {
    const { connection, connect, latestSocket } = make();
    await connect();
    latestSocket().readyState = 2;
    const requested = recordOutcome(connection.request('WebBrowser', 'GetLocalIP'));
    await settleMessages();
    expect([latestSocket().actions.includes('GetLocalIP'), requested.times]).toEqual([false, 0]);
  });

  it('fail alone when they cannot be written as JSON', async () => {
    const { connection, connect, latestSocket } = make();
    const circle: Record<string, unknown> = {};
    circle.self = circle;
    const broken = recordOutcome(connection.request('Log', 'Warn', circle));
    recordOutcome(connection.request('WebBrowser', 'GetLocalIP'));
    await connect();
    await settleMessages();
    expect(broken.error?.reason).toBe('unsendable');
    expect(latestSocket().actions).toContain('GetLocalIP');
  });

  it('all fail when the page stops', async () => {
    const { connection, connect, latestSocket } = make();
    await connect();
    const sent = recordOutcome(connection.request('WebBrowser', 'GetLocalIP'));
    connection.stop();
    await settleMessages();
    expect(sent.error?.reason).toBe('stopped');
    expect([connection.unsettledCount, latestSocket().readyState]).toEqual([0, 3]);
    expect(connection.snapshot()).toEqual({ status: initing, problem: null });
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('notifications', () => {
  it('reach listeners of their module and action, until these stop', async () => {
    const { connection, connect, latestSocket } = make();
    const [ip, bar] = [jest.fn(), jest.fn()];
    const stop = connection.on('WebBrowser', 'OnLocalIpChange', ip);
    connection.on('SelfHelpRepair', 'OnShowAutoFixBar', bar);
    await connect();
    const notice = { module: 'WebBrowser', action: 'OnLocalIpChange', args: { ip: '10.0.0.3' } };
    latestSocket().push(notice);
    expect(ip).toHaveBeenCalledWith(notice);
    expect(bar).not.toHaveBeenCalled();
    stop();
    latestSocket().push(notice);
    expect(ip).toHaveBeenCalledTimes(1);
  });

  it('reach the other listeners when one throws', async () => {
    const reported = jest.spyOn(console, 'error').mockImplementation();
    const { connection, connect, latestSocket } = make();
    const next = jest.fn();
    connection.on('Autho', 'OnLogout', () => {
      throw new Error('mine');
    });
    connection.on('Autho', 'OnLogout', next);
    await connect();
    latestSocket().push({ module: 'Autho', action: 'OnLogout' });
    expect(next).toHaveBeenCalledTimes(1);
    expect(reported).toHaveBeenCalledTimes(1);
    reported.mockRestore();
  });
});

describe('frames that are not valid messages (W2)', () => {
  it.each<[string, (socket: FakeSocket) => unknown]>([
    ['binary', () => new ArrayBuffer(8)],
    ['binary', () => new Blob(['x'])],
    ['tooLarge', () => 'A'.repeat(1_048_580)],
    ['undecodable', () => 'garbage'],
    ['undecodable', () => new FakeSocket('', 'another-secret-of-24-chars').frame({ ret: 0 })],
    ['malformed', (socket) => socket.frame([1, 2])],
    ['malformed', (socket) => socket.frame({ requestId: 7, ret: 0 })],
    ['malformed', (socket) => socket.frame({ requestId: 'a', ret: '0' })],
    ['malformed', (socket) => socket.frame(null)],
    ['malformed', (socket) => socket.frame({ module: 'Autho' })],
  ])('are dropped and counted: %s', async (why, frame) => {
    const { connection, connect, latestSocket, status } = make();
    await connect();
    latestSocket().emit('message', frame(latestSocket()));
    expect(connection.droppedCounts).toMatchObject({ [why]: 1 });
    expect(Object.values(connection.droppedCounts).reduce((sum, count) => sum + count)).toBe(1);
    expect(status()).toBe(success);
  });
});

describe('output for watchers and developers', () => {
  it('is the same state object until the state changes', async () => {
    const { connection, connect, latestSocket } = make();
    const seen: number[] = [];
    const stop = connection.subscribe(() => seen.push(connection.snapshot().status));
    const before = connection.snapshot();
    expect(connection.snapshot()).toBe(before);
    await connect();
    latestSocket().vanish();
    stop();
    connection.stop();
    expect(seen).toEqual([success, fail]);
  });

  it('logs the names of messages with isLogs, never their content', async () => {
    const { connection, connect, latestSocket, log } = make({ startup, logsMessages: true });
    await connect();
    recordOutcome(connection.request('Storage', 'SetLocalStorage', { key: 'k', value: 'private' }));
    latestSocket().answer('SetLocalStorage');
    const lines = log.mock.calls.flat().join('\n');
    expect(lines).toContain('> Storage.SetLocalStorage');
    expect(lines).not.toMatch(new RegExp(`private|${secret}`));
  });

  it('logs nothing otherwise', async () => {
    const { connect, log } = make();
    await connect();
    expect(log).not.toHaveBeenCalled();
  });
});
