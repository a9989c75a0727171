/** @jest-environment jsdom */
import {
  createBrowserApis,
  readExtensionStartup,
  readPageFlags,
  detectPageType,
  readSiteStartup,
} from './browser-apis';

const forget = (name: string) => {
  document.cookie = `${name}=; max-age=0`;
};
const chromeIs = (chrome: unknown) => Object.assign(window, { chrome });

afterEach(() => {
  ['bid', 'pid', 'sid', 'bName'].forEach(forget);
  sessionStorage.clear();
  document.body.innerHTML = '';
  Object.assign(window, { chrome: undefined, isLogs: undefined, noReload: undefined });
});

describe('start-up data of a site', () => {
  it('comes from its cookies, decoded, and ignores empty ones', () => {
    document.cookie = 'bid=88001';
    document.cookie = `bName=${encodeURIComponent('店铺')}`;
    document.cookie = 'sid=';
    expect(readSiteStartup()).toEqual({ browserId: '88001', browserName: '店铺' });
    expect(createBrowserApis().readStartup()).toEqual(readSiteStartup());
  });
});

describe('start-up data of an extension’s page', () => {
  it('comes from the extension’s cookies of this origin', async () => {
    const getAll = jest.fn(() => Promise.resolve([{ name: 'apiid666', value: 'a' }]));
    chromeIs({ cookies: { getAll } });
    expect(await readExtensionStartup()).toEqual({ apiId: 'a' });
    expect(getAll).toHaveBeenCalledWith({ url: location.origin });
    expect(detectPageType()).toBe('EXT');
  });

  it.each([
    ['on no such page', undefined],
    ['in Chrome without an extension', { runtime: {} }],
    ['without the permission', { cookies: { getAll: () => Promise.reject(new Error('no')) } }],
  ])('is empty %s', async (_, chrome) => {
    chromeIs(chrome);
    expect(await readExtensionStartup()).toEqual({});
  });

  it('makes other pages sites', () => expect(detectPageType()).toBe('SITE'));
});

describe('flags the desktop app sets', () => {
  it.each([
    [{}, false, false],
    [{ isLogs: true }, true, false],
    [{ noReload: true }, false, true],
    [{ isLogs: 'true', noReload: 1 }, false, false],
  ])('%o', (flags, logsMessages, isReloadDisabled) => {
    Object.assign(window, flags);
    expect(readPageFlags()).toEqual({ logsMessages, isReloadDisabled });
  });
});

describe('reloading the page', () => {
  it('is refused while the visitor has typed text', () => {
    document.body.innerHTML = '<textarea>half a sentence</textarea>';
    expect(createBrowserApis().reload()).toBe(false);
    expect(sessionStorage.getItem('desktop_reloads')).toBeNull();
  });

  it('is refused where reloads cannot be counted', () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('QuotaExceededError');
    });
    expect(createBrowserApis().reload()).toBe(false);
    full.mockRestore();
  });
});
