import { createDesktopApi, createStorageApi } from './desktop-api';

const allHelpers = (caller: Parameters<typeof createDesktopApi>[0]) => ({
  ...createDesktopApi(caller),
  ...createStorageApi(caller),
});

/** A desktop app that gives the same answer to every request, and the requests it received. */
function bridgeAnswering(returnObj: unknown) {
  const request = jest.fn((..._asked: unknown[]) =>
    Promise.resolve({ requestId: '1_1', ret: 0, returnObj }),
  );
  return { helpers: allHelpers({ request }), request };
}

describe('the desktop API', () => {
  it.each<[keyof ReturnType<typeof allHelpers>, unknown, unknown, unknown[]]>([
    ['loadLocalValue', { value: { a: 1 } }, { a: 1 }, ['Storage', 'GetLocalStorage', { key: 'k' }]],
    ['loadLocalValue', {}, null, ['Storage', 'GetLocalStorage', { key: 'k' }]],
    ['loadSessionValue', { value: 'x' }, 'x', ['Storage', 'GetSessionStorage', { key: 'k' }]],
    ['loadVersion', { version: '6.21.5' }, '6.21.5', ['SystemInfo', 'GetVersion']],
    [
      'loadLoginInfo',
      { login: true, username: 'lin', company_name: '蓝鲸' },
      { isLoggedIn: true, username: 'lin', companyName: '蓝鲸' },
      ['Autho', 'GetLoginInfo'],
    ],
    [
      'loadLoginInfo',
      { login: false },
      { isLoggedIn: false, username: '', companyName: '' },
      ['Autho', 'GetLoginInfo'],
    ],
  ])('%s reads %o as %o', async (name, returnObj, expected, requests) => {
    const { helpers, request } = bridgeAnswering(returnObj);
    expect(await helpers[name]('k')).toEqual(expected);
    expect(request.mock.calls).toEqual([requests]);
  });

  it.each<[keyof ReturnType<typeof allHelpers>, unknown]>([
    ['loadVersion', { version: 6 }],
    ['loadVersion', undefined],
    ['loadLoginInfo', { login: 'yes' }],
    ['loadLoginInfo', null],
    ['loadLocalValue', 'text'],
  ])('%s refuses %o', (name, returnObj) =>
    expect(bridgeAnswering(returnObj).helpers[name]('k')).rejects.toMatchObject({
      reason: 'malformed',
    }),
  );
});
