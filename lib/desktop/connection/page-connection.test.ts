/** @jest-environment node */
import { createTestConnection, settleMessages, startup } from '../connection.test-support';
import type { DesktopConnection } from './connection';
import { PageConnection, type PageApis } from './page-connection';
import { connectionStatus } from './connection-state';

const { success, fail } = connectionStatus;

const opened: PageConnection[] = [];
afterEach(async () => {
  opened.splice(0).forEach((connection) => connection.leave());
  await settleMessages();
});

function createPage(apis: Partial<PageApis> = {}) {
  const harness = createTestConnection();
  const loadConnection = jest.fn(() => Promise.resolve(harness.connection));
  const connection = new PageConnection({
    readStartup: () => Promise.resolve(startup),
    queryPermission: () => Promise.resolve('unknown'),
    loadConnection,
    ...apis,
  });
  opened.push(connection);
  const enter = async () => {
    await connection.enter();
    await settleMessages();
  };
  return { ...harness, connection, loadConnection, enter };
}

const readRelatedStartup = () => Promise.resolve({ port: '9527', secret: startup.secret });

describe('whether the desktop app is present', () => {
  it('is unknown in the server’s HTML', () => {
    expect(createPage().connection.serverSnapshot()).toMatchObject({
      presence: 'unknown',
      isRequested: false,
    });
  });

  it('inside: connects automatically, and loads the code only then', async () => {
    const { connection, enter, loadConnection, acceptConnection } = createPage();
    expect(loadConnection).not.toHaveBeenCalled();
    await enter();
    await acceptConnection();
    expect(loadConnection).toHaveBeenCalledWith(startup);
    expect(connection.snapshot()).toEqual({
      presence: 'inside',
      isRequested: true,
      status: success,
      problem: null,
    });
  });

  it.each<[string, Partial<PageApis>, string, boolean]>([
    ['no cookies', { readStartup: () => Promise.resolve({}) }, 'outside', false],
    [
      'no port',
      { readStartup: () => Promise.resolve({ browserId: '1', secret: 's' }) },
      'outside',
      false,
    ],
    ['a secret without a browser id', { readStartup: readRelatedStartup }, 'otherBrowser', false],
    [
      'permission given',
      { readStartup: readRelatedStartup, queryPermission: () => Promise.resolve('granted') },
      'otherBrowser',
      true,
    ],
    [
      'permission refused',
      { readStartup: readRelatedStartup, queryPermission: () => Promise.resolve('denied') },
      'outside',
      false,
    ],
  ])('%s', async (_, parts, presence, isRequested) => {
    const { connection, enter, loadConnection } = createPage(parts);
    await enter();
    expect(connection.snapshot()).toMatchObject({ presence, isRequested });
    expect(loadConnection.mock.calls.length > 0).toBe(isRequested);
  });

  it('reachable: connects when the visitor asks for it', async () => {
    const { connection, enter, acceptConnection } = createPage({ readStartup: readRelatedStartup });
    await enter();
    connection.connect();
    await settleMessages();
    await acceptConnection();
    expect(connection.snapshot()).toMatchObject({ isRequested: true, status: success });
  });

  it('outside: connecting does nothing, and a request fails at once', async () => {
    const { connection, enter, loadConnection } = createPage({
      readStartup: () => Promise.resolve({}),
    });
    await enter();
    connection.connect();
    expect(loadConnection).not.toHaveBeenCalled();
    await expect(connection.request('WebBrowser', 'GetLocalIP')).rejects.toMatchObject({
      reason: 'stopped',
    });
  });
});

describe('leaving a page and coming back', () => {
  it('holds no socket meanwhile, and connects again', async () => {
    const { connection, enter, acceptConnection, sockets } = createPage();
    await enter();
    await acceptConnection();
    connection.leave();
    await settleMessages();
    expect(sockets[0]?.readyState).toBe(3);
    expect(connection.snapshot().isRequested).toBe(false);
    await enter();
    await acceptConnection();
    expect(sockets).toHaveLength(2);
    expect(connection.snapshot()).toMatchObject({ isRequested: true, status: success });
  });

  it('does not continue what was started before', async () => {
    let resolveStartup = (_: typeof startup) => undefined as void;
    const { connection, loadConnection } = createPage({
      readStartup: () => new Promise((resolve) => (resolveStartup = resolve)),
    });
    const entering = connection.enter();
    connection.leave();
    resolveStartup(startup);
    await entering;
    expect(loadConnection).not.toHaveBeenCalled();
  });
});

describe('a connection whose code does not load', () => {
  it('looks like an absent desktop app, and can be requested again', async () => {
    const { connection: desktopConnection } = createTestConnection();
    const loadConnection = jest
      .fn<Promise<DesktopConnection>, []>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(desktopConnection);
    const { connection, enter } = createPage({ loadConnection });
    await enter();
    expect(connection.snapshot()).toMatchObject({ status: fail, problem: 'unreachable' });
    connection.connect();
    await settleMessages();
    expect(loadConnection).toHaveBeenCalledTimes(2);
  });

  it.each([
    [
      'while a listener is added',
      (page: PageConnection) => void page.on('Autho', 'OnLogout', jest.fn()),
    ],
    ['after the page was left', (page: PageConnection) => page.leave()],
  ])('fails quietly %s', async (_, meanwhile) => {
    const onUnhandled = jest.fn();
    process.on('unhandledRejection', onUnhandled);
    let failLoading: (reason: Error) => void = () => undefined;
    const loading = new Promise<DesktopConnection>((_resolve, reject) => (failLoading = reject));
    const { connection, enter } = createPage({ loadConnection: () => loading });
    await enter();
    meanwhile(connection);
    const { isRequested } = connection.snapshot();
    failLoading(new Error('offline'));
    await settleMessages();
    // Node reports an unhandled rejection once all callbacks of promises have run.
    await new Promise((done) => setImmediate(done));
    process.off('unhandledRejection', onUnhandled);
    expect(onUnhandled).not.toHaveBeenCalled();
    expect(connection.snapshot().problem).toBe(isRequested ? 'unreachable' : null);
  });
});

describe('listeners of a page', () => {
  it.each([
    ['before the connection', true],
    ['after it', false],
  ])('that come %s are called, until they stop', async (_, early) => {
    const { connection, enter, acceptConnection, latestSocket } = createPage();
    const listener = jest.fn();
    const listen = () => connection.on('Autho', 'OnLogout', listener);
    let stop = early ? listen() : () => undefined;
    await enter();
    await acceptConnection();
    if (!early) stop = listen();
    await settleMessages();
    latestSocket().push({ module: 'Autho', action: 'OnLogout' });
    stop();
    latestSocket().push({ module: 'Autho', action: 'OnLogout' });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('that stopped before the connection are never called', async () => {
    const { connection, enter, acceptConnection, latestSocket } = createPage();
    const listener = jest.fn();
    connection.on('Autho', 'OnLogout', listener)();
    await enter();
    await acceptConnection();
    latestSocket().push({ module: 'Autho', action: 'OnLogout' });
    expect(listener).not.toHaveBeenCalled();
  });
});
