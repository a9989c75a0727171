/** @jest-environment node */
import type { DesktopClient } from './client';
import { PageConnection, type PageApis } from './page-connection';
import { connectionStatus } from './status';
import { makeClient, settleMessages, startup } from '../test-client';

const { success, fail } = connectionStatus;

const opened: PageConnection[] = [];
afterEach(async () => {
  opened.splice(0).forEach((connection) => connection.leave());
  await settleMessages();
});

function page(apis: Partial<PageApis> = {}) {
  const harness = makeClient();
  const load = jest.fn(() => Promise.resolve(harness.client));
  const connection = new PageConnection({
    readStartup: () => Promise.resolve(startup),
    queryPermission: () => Promise.resolve('unknown'),
    load,
    ...apis,
  });
  opened.push(connection);
  const enter = async () => {
    await connection.enter();
    await settleMessages();
  };
  return { ...harness, connection, load, enter };
}

const related = () => Promise.resolve({ pid: '9527', sid: startup.sid });

describe('the reach of a page', () => {
  it('is unknown in the server’s HTML', () => {
    expect(page().connection.serverSnapshot()).toMatchObject({ reach: 'unknown', isWanted: false });
  });

  it('inside: connects automatically, and loads the code only then', async () => {
    const { connection, enter, load, acceptConnection } = page();
    expect(load).not.toHaveBeenCalled();
    await enter();
    await acceptConnection();
    expect(load).toHaveBeenCalledWith(startup);
    expect(connection.snapshot()).toEqual({
      reach: 'inside',
      isWanted: true,
      status: success,
      problem: null,
    });
  });

  it.each<[string, Partial<PageApis>, string, boolean]>([
    ['no cookies', { readStartup: () => Promise.resolve({}) }, 'outside', false],
    ['no port', { readStartup: () => Promise.resolve({ bid: '1', sid: 's' }) }, 'outside', false],
    ['a secret without a browser id', { readStartup: related }, 'reachable', false],
    [
      'permission given',
      { readStartup: related, queryPermission: () => Promise.resolve('granted') },
      'reachable',
      true,
    ],
    [
      'permission refused',
      { readStartup: related, queryPermission: () => Promise.resolve('denied') },
      'outside',
      false,
    ],
  ])('%s', async (_, parts, reach, isWanted) => {
    const { connection, enter, load } = page(parts);
    await enter();
    expect(connection.snapshot()).toMatchObject({ reach, isWanted });
    expect(load.mock.calls.length > 0).toBe(isWanted);
  });

  it('reachable: connects when the visitor asks for it', async () => {
    const { connection, enter, acceptConnection } = page({ readStartup: related });
    await enter();
    connection.connect();
    await settleMessages();
    await acceptConnection();
    expect(connection.snapshot()).toMatchObject({ isWanted: true, status: success });
  });

  it('outside: connecting does nothing, and a request fails at once', async () => {
    const { connection, enter, load } = page({ readStartup: () => Promise.resolve({}) });
    await enter();
    connection.connect();
    expect(load).not.toHaveBeenCalled();
    await expect(connection.request('WebBrowser', 'GetLocalIP')).rejects.toMatchObject({
      reason: 'stopped',
    });
  });
});

describe('leaving a page and coming back', () => {
  it('holds no socket meanwhile, and connects again', async () => {
    const { connection, enter, acceptConnection, sockets } = page();
    await enter();
    await acceptConnection();
    connection.leave();
    await settleMessages();
    expect(sockets[0]?.readyState).toBe(3);
    expect(connection.snapshot().isWanted).toBe(false);
    await enter();
    await acceptConnection();
    expect(sockets).toHaveLength(2);
    expect(connection.snapshot()).toMatchObject({ isWanted: true, status: success });
  });

  it('does not continue what was started before', async () => {
    let tell = (_: typeof startup) => undefined as void;
    const { connection, load } = page({
      readStartup: () => new Promise((resolve) => (tell = resolve)),
    });
    const entering = connection.enter();
    connection.leave();
    tell(startup);
    await entering;
    expect(load).not.toHaveBeenCalled();
  });
});

describe('a connection whose code does not load', () => {
  it('looks like an absent client, and can be requested again', async () => {
    const { client } = makeClient();
    const load = jest
      .fn<Promise<DesktopClient>, []>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(client);
    const { connection, enter } = page({ load });
    await enter();
    expect(connection.snapshot()).toMatchObject({ status: fail, problem: 'unreachable' });
    connection.connect();
    await settleMessages();
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('listeners of a page', () => {
  it.each([
    ['before the connection', true],
    ['after it', false],
  ])('that come %s are called, until they stop', async (_, early) => {
    const { connection, enter, acceptConnection, latestSocket } = page();
    const heard = jest.fn();
    const listen = () => connection.on('Autho', 'OnLogout', heard);
    let stop = early ? listen() : () => undefined;
    await enter();
    await acceptConnection();
    if (!early) stop = listen();
    await settleMessages();
    latestSocket().push({ module: 'Autho', action: 'OnLogout' });
    stop();
    latestSocket().push({ module: 'Autho', action: 'OnLogout' });
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('that stopped before the connection are never called', async () => {
    const { connection, enter, acceptConnection, latestSocket } = page();
    const heard = jest.fn();
    connection.on('Autho', 'OnLogout', heard)();
    await enter();
    await acceptConnection();
    latestSocket().push({ module: 'Autho', action: 'OnLogout' });
    expect(heard).not.toHaveBeenCalled();
  });
});
