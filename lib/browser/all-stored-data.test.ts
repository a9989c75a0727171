/** @jest-environment jsdom */
import { readCookieExpiries, readStoredData, removeStoredData } from './all-stored-data';

const cookieNames = ['promoter', 'utm_source', 'signed_in', 'isfromxsb'];

beforeEach(() => {
  for (const name of cookieNames) document.cookie = `${name}=; Path=/; Max-Age=0`;
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/attribution');
});

afterEach(() => jest.restoreAllMocks());

function fillRecords() {
  document.cookie = 'promoter=abc123; Path=/';
  document.cookie = 'utm_source=%E5%8D%9A%E5%AE%A2; Path=/';
  document.cookie = 'isfromxsb=xsb; Path=/';
  document.cookie = 'signed_in=1; Path=/';
  window.localStorage.setItem('Language', 'en-US');
  window.localStorage.setItem('HAS_VIEW_REGISTER', '1');
  window.localStorage.setItem('anything', 'else');
  window.sessionStorage.setItem('apply_draft_private', '{"city":"x"}');
}

it('reads cookies, decoded, and both storages', () => {
  fillRecords();
  const { readCookie, local, session } = readStoredData();
  expect(readCookie('utm_source')).toBe('博客');
  expect(local).toEqual({ Language: 'en-US', HAS_VIEW_REGISTER: '1', anything: 'else' });
  expect(session).toEqual({ apply_draft_private: '{"city":"x"}' });
});

it('removes attribution cookies and storage, and keeps the language and the sign-in', () => {
  fillRecords();
  expect(removeStoredData('records')).toEqual({
    cookies: ['promoter', 'utm_source', 'isfromxsb'],
    localCount: 2,
    sessionCount: 1,
    notRemoved: [],
  });
  const { readCookie, local, session } = readStoredData();
  expect([readCookie('promoter'), readCookie('signed_in')]).toEqual([undefined, '1']);
  expect([local, session]).toEqual([{ Language: 'en-US' }, {}]);
});

it('removes the language with everything', () => {
  fillRecords();
  expect(removeStoredData('everything').localCount).toBe(3);
  expect(readStoredData().local).toEqual({});
});

it('removes the parameters from the URL, and nothing else', () => {
  window.history.replaceState(
    null,
    '',
    '/attribution?promoter=abc123&x=1&callback=y&activity_id=z&from=f#a',
  );
  removeStoredData('records');
  expect(window.location.href).toMatch(/\/attribution\?x=1#a$/);
});

it('returns empty values where nothing is stored', () =>
  expect(removeStoredData('everything')).toEqual({
    cookies: [],
    localCount: 0,
    sessionCount: 0,
    notRemoved: [],
  }));

it('names a cookie that could not be removed', () => {
  // The cookie behaves like a cookie of a wider domain: writing does not change it.
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => 'isfromxsb=xsb',
    set: () => undefined,
  });
  expect(removeStoredData('records').notRemoved).toEqual(['isfromxsb']);
  Reflect.deleteProperty(document, 'cookie');
});

it('works with storage blocked', () => {
  document.cookie = 'promoter=abc123; Path=/';
  for (const storageName of ['localStorage', 'sessionStorage'] as const)
    jest.spyOn(window, storageName, 'get').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
  expect(readStoredData()).toMatchObject({ local: null, session: null });
  expect(removeStoredData('records')).toEqual({
    cookies: ['promoter'],
    localCount: 0,
    sessionCount: 0,
    notRemoved: [],
  });
});

describe('readCookieExpiries', () => {
  const setCookieStore = (cookieStore: unknown) => Object.assign(window, { cookieStore });

  it('returns the expiry dates the browser reports', async () => {
    setCookieStore({
      getAll: () =>
        Promise.resolve([
          { name: 'promoter', expires: 1_800_000_000_000 },
          { name: 'session', expires: null },
          { name: 'from' },
        ]),
    });
    expect(await readCookieExpiries()).toEqual({ promoter: 1_800_000_000_000 });
  });

  it.each([
    ['no store', undefined],
    ['a store that refuses', { getAll: () => Promise.reject(new Error('no')) }],
  ])('is empty with %s', async (_, store) => {
    setCookieStore(store);
    expect(await readCookieExpiries()).toEqual({});
  });
});
