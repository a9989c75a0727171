import {
  withStartupCookies,
  browserProfileOf,
  isGuest,
  isInsideDesktopApp,
  readStartup,
  socketUrl,
  startupCookies,
} from './startup-data';

const cookies: Record<string, string> = {
  bid: '88001',
  bName: '店铺 A',
  pid: '9527',
  sid: 'secret',
  envid: 'e1',
  apiid666: 'api',
  hkjpp: 'cheat',
  channelId: 'c1',
  cookie_white_list: 'a,b',
  isGuest: '1',
};
const all = {
  browserId: '88001',
  browserName: '店铺 A',
  port: '9527',
  secret: 'secret',
  environmentId: 'e1',
  apiId: 'api',
  cheatString: 'cheat',
  channelId: 'c1',
  cookieWhiteList: 'a,b',
  guestFlag: '1',
};

describe('start-up data', () => {
  it('reads the ten cookies', () => {
    expect(Object.values(startupCookies).sort()).toEqual(Object.keys(cookies).sort());
    expect(readStartup({ type: 'SITE', readCookie: (name) => cookies[name] })).toEqual(all);
  });

  it('reads an extension’s cookies in the same way', () => {
    const list = Object.entries(cookies).map(([name, value]) => ({ name, value }));
    expect(readStartup({ type: 'EXT', cookies: list })).toEqual(all);
  });

  it('drops empty values', () =>
    expect(
      readStartup({ type: 'SITE', readCookie: (name) => (name === 'bid' ? '1' : ' ') }),
    ).toEqual({
      browserId: '1',
    }));

  it.each([
    ['nothing given', {}, all],
    ['only a name', { browserName: 'x' }, all],
    ['empty ones', { browserId: '', secret: '' }, all],
    ['a browser id', { browserId: '1' }, { browserId: '1' }],
    ['a secret', { secret: 's', port: '' }, { secret: 's' }],
  ])('is read again only when browser id and secret are missing: %s', (_, given, expected) =>
    expect(withStartupCookies(given, () => all)).toEqual(expected),
  );
});

describe('inside the desktop app', () => {
  it.each([
    [{ browserId: '1', port: '2', secret: '3' }, true],
    [{ browserId: '1', port: '2' }, false],
    [{ browserId: '1', secret: '3' }, false],
    [{ port: '2', secret: '3' }, false],
    [{ browserId: '', port: '2', secret: '3' }, false],
    [{}, false],
  ])('%o: %s', (data, inside) => expect(isInsideDesktopApp(data)).toBe(inside));

  it.each([
    [{ guestFlag: '1' }, true],
    [{ guestFlag: '0' }, true],
    [{ guestFlag: '' }, false],
    [{}, false],
  ])('%o is a guest: %s', (data, guest) => expect(isGuest(data)).toBe(guest));
});

describe('the URL of the socket (W1)', () => {
  it.each([
    ['1', 'ws://127.0.0.1:1'],
    ['65535', 'ws://127.0.0.1:65535'],
    ['0', null],
    ['65536', null],
    ['-1', null],
    ['1e3', null],
    ['80@evil.example', null],
    ['80/path', null],
    ['９５２７', null],
    ['', null],
    [undefined, null],
  ])('port %s: %s', (port, url) => expect(socketUrl(port === undefined ? {} : { port })).toBe(url));
});

describe('the environment a page shows', () => {
  it.each([
    ['all of it', all, { name: '店铺 A', id: 'e1', isGuest: true }],
    [
      'an account’s',
      { browserName: 'x', environmentId: 'e2' },
      { name: 'x', id: 'e2', isGuest: false },
    ],
    ['an unnamed one', {}, { name: '', id: '', isGuest: false }],
    ['invisible signs', { browserName: 'a\u202eb\u0000' }, { name: 'a b', id: '', isGuest: false }],
    [
      'a long name',
      { browserName: '中'.repeat(80) },
      { name: '中'.repeat(60), id: '', isGuest: false },
    ],
  ])('%s', (_, data, environment) => expect(browserProfileOf(data)).toEqual(environment));
});
