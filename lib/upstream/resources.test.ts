/** The resources against an upstream that answers, answers nonsense, or is gone (D7, S3). */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encryptJson } from '@/lib/wire/encrypted';
import { basePath } from '@/lib/wire/endpoints';
import {
  answers,
  sends,
  startServer,
  testKeys,
  type Behaviour,
} from '@/lib/testing/upstream-server';

const x64 = 'https://dl.example.com/v5/App-9.9.9-x64.exe';
const winOnly = { pc: { Win: [{ version: '9.9.9', version_type: 1, download_url_64: x64 }] } };
const v6Entry = (version: string) => ({
  system_type: 1,
  version,
  install_download_url: 'https://dl.example.com/v6/App.exe',
});
const encrypted = (body: unknown) => sends(encryptJson(body, testKeys.encryptionKey));

let server: Awaited<ReturnType<typeof startServer>>;
let folder: string;
const routes = new Map<string, Behaviour>();
const on = (path: string, behave: Behaviour) => routes.set(`${basePath}${path}`, behave);
const versionlist = '/official_website/versionlist';
const v6list = '/v6_client/version/last';

/** The modules of a process that has just started. */
async function fresh<T>(load: () => Promise<T>): Promise<T> {
  for (const name of ['__lastGood', '__contentStates', '__upstreamCall'])
    Reflect.deleteProperty(globalThis, name);
  jest.resetModules();
  return load();
}

beforeEach(async () => {
  server = await startServer();
  folder = await mkdtemp(join(tmpdir(), 'content-'));
  routes.clear();
  server.behave = (request, response) => {
    const path = new URL(request.url ?? '', server.origin).pathname;
    (routes.get(path) ?? sends({}, 404))(request, response);
  };
  Object.assign(process.env, {
    DATA_DIR: folder,
    UPSTREAM_HOST: server.origin,
    UPSTREAM_API_KEY: testKeys.apiKey,
    UPSTREAM_ENCRYPTION_KEY: testKeys.encryptionKey,
  });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  for (const name of ['DATA_DIR', 'UPSTREAM_HOST', 'UPSTREAM_API_KEY', 'UPSTREAM_ENCRYPTION_KEY'])
    delete process.env[name];
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const versions = () => import('./versions');

describe('website versions (D7)', () => {
  it('come from the upstream', async () => {
    on(versionlist, answers(winOnly));
    const { releases, freshness } = await (await fresh(versions)).getWebsiteReleases();
    expect(freshness).toBe('live');
    expect(releases.map((release) => release.url)).toEqual([x64]);
  });

  it.each([
    ['the upstream is gone', sends({}, 500)],
    ['the list is empty', answers({ pc: {}, phone: {} })],
    ['the answer has another shape', answers({ pc: { Win: [{ version: 1 }] } })],
  ])('are one latest Windows entry when %s', async (_, behave) => {
    on(versionlist, behave);
    const { releases, freshness } = await (await fresh(versions)).getWebsiteReleases();
    expect(freshness).toBe('fallback');
    expect(releases).toEqual([
      expect.objectContaining({
        platform: 'windows',
        type: 'latest',
        url: 'http://localhost:3000/files/v5/SuperBrowser-5.290.2-x64.exe',
      }),
    ]);
  });

  it('stay the last good ones when an answer does not fit', async () => {
    on(versionlist, answers(winOnly));
    const { getWebsiteReleases } = await fresh(versions);
    await getWebsiteReleases();
    on(versionlist, answers({ pc: 'nonsense' }));
    const again = await getWebsiteReleases();
    expect(again).toMatchObject({ freshness: 'last-good', releases: [{ version: '9.9.9' }] });
  });
});

describe('v6 versions (D1, D7)', () => {
  it('come from the encrypted channel', async () => {
    on(v6list, encrypted({ ret: 0, msg: '', data: [v6Entry('6.30.0')] }));
    on(versionlist, answers({ ...winOnly, v6: JSON.stringify([v6Entry('6.29.0')]) }));
    const list = await (await fresh(versions)).getV6Releases();
    expect(list).toMatchObject({
      freshness: 'live',
      releases: [{ version: '6.30.0', line: 'v6' }],
    });
  });

  it.each([
    ['is under maintenance', sends({}, 429)],
    ['is empty', encrypted([])],
  ])('come from the version list when the encrypted channel %s', async (_, behave) => {
    on(v6list, behave);
    on(versionlist, answers({ ...winOnly, v6: JSON.stringify([v6Entry('6.29.0')]) }));
    const list = await (await fresh(versions)).getV6Releases();
    expect(list).toMatchObject({ freshness: 'live', releases: [{ version: '6.29.0' }] });
  });

  it.each(['{"broken', '{}', '[{"system_type":1}]', '', null])('skip the string %j', async (v6) => {
    on(versionlist, answers({ ...winOnly, v6 }));
    expect(await (await fresh(versions)).getV6Releases()).toEqual({
      releases: [],
      freshness: 'fallback',
    });
  });

  it('stay the last good ones', async () => {
    on(v6list, encrypted([v6Entry('6.30.0')]));
    const { getV6Releases } = await fresh(versions);
    await getV6Releases();
    routes.clear();
    expect(await getV6Releases()).toMatchObject({
      freshness: 'last-good',
      releases: [{ version: '6.30.0' }],
    });
  });
});

describe('site content (S3)', () => {
  it('takes the written fallbacks when the upstream is gone', async () => {
    const all = await fresh(async () => {
      const [ads, qr, config, history, promoters, activities, time] = await Promise.all([
        import('./ads'),
        import('./qr'),
        import('./public-config'),
        import('./history'),
        import('./promoters'),
        import('./activities'),
        import('./server-time'),
      ]);
      return { ...ads, ...qr, ...config, ...history, ...promoters, ...activities, ...time };
    });
    expect(await all.getAds()).toEqual({ top: null, bottom: null });
    expect(await all.getQrCodes()).toEqual({ footer: null, sidebar: null, code: null, name: null });
    expect(await all.getPublicConfig()).toEqual({ storeCount: '600', mourning: false });
    expect(await all.getHistory()).toEqual({ releases: [], freshness: 'fallback' });
    expect(await all.getPromoterInfo('abc123')).toBeNull();
    expect(await all.getPromoterCoupons('abc123')).toBeNull();
    expect(await all.getActivity('new-user-gift')).toBeNull();
    expect(Math.abs((await all.getServerTime()) - Date.now())).toBeLessThan(1_000);
  });

  it.each([
    ['nothing', null, null],
    ['an empty object', {}, null],
    ['a script address', { link: 'javascript:alert(1)', title: 'x' }, null],
    ['a link without title and picture', { link: '/download' }, null],
    [
      'a picture',
      { link: '/a', expand_img: '/a.png' },
      { link: '/a', title: '', expandImage: '/a.png' },
    ],
  ])('reads an advertisement of %s', async (_, data, top) => {
    on('/advertisement_info/website_top', answers(data));
    const { getAds } = await fresh(() => import('./ads'));
    expect((await getAds()).top).toEqual(top);
  });

  it.each([
    [
      { store: { count: 1234 }, is_public_mourning: '1' },
      { storeCount: '1234', mourning: true },
    ],
    [{ store: { count: '7000+' } }, { storeCount: '7000+', mourning: false }],
    [{ store: { count: '' } }, { storeCount: '600', mourning: false }],
    [
      { store: null, is_public_mourning: true },
      { storeCount: '600', mourning: false },
    ],
  ])('reads the public configuration %j', async (data, expected) => {
    on('/static-config/public', sends({ ret: 0, msg: '', data }));
    const { getPublicConfig } = await fresh(() => import('./public-config'));
    expect(await getPublicConfig()).toEqual(expected);
  });

  it('remembers that a promoter is unknown, not that the upstream was gone', async () => {
    const { getPromoterCoupons } = await fresh(() => import('./promoters'));
    on('/wx/promoter/info', sends({}, 404));
    expect(await getPromoterCoupons('a')).toBeNull();
    on('/wx/promoter/info', sends({ ret: 10020, msg: '', data: null }));
    expect(await getPromoterCoupons('a')).toBeNull();
    const asked = server.hits;
    expect(await getPromoterCoupons('a')).toBeNull();
    expect(server.hits).toBe(asked);
  });
});

describe('server time (D4)', () => {
  it('is the upstream’s, asked once a minute', async () => {
    const ahead = Date.now() + 3_600_000;
    on('/server-time', sends({ timestamp: ahead }));
    const { getServerTime } = await fresh(() => import('./server-time'));
    expect(Math.abs((await getServerTime()) - ahead)).toBeLessThan(1_000);
    await getServerTime();
    expect(server.hits).toBe(1);
  });

  it.each([{ timestamp: 1 }, { timestamp: 'soon' }, {}])(
    'is the local clock after %j',
    async (body) => {
      on('/server-time', sends(body));
      const { getServerTime } = await fresh(() => import('./server-time'));
      expect(Math.abs((await getServerTime()) - Date.now())).toBeLessThan(1_000);
    },
  );
});

describe('readiness', () => {
  const ready = async () => (await fresh(() => import('./health'))).checkReady();

  it('names what fails', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await ready()).toEqual({ database: 'unused', upstream: 'failed' });
    on('/server-time', sends({ timestamp: Date.now() }));
    expect(await ready()).toEqual({ database: 'unused', upstream: 'ok' });
  });

  it('asks the embedded database when no upstream is configured', async () => {
    delete process.env.UPSTREAM_HOST;
    jest.spyOn(console, 'info').mockImplementation(() => undefined);
    expect(await ready()).toEqual({ database: 'ok', upstream: 'ok' });
    await (await import('@/lib/backend/instance')).closeDatabase();
  });
});
