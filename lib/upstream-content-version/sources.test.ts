/** Tests the sources of upstream content with an upstream that answers, sends invalid data, or is down (D7, S8). */
import { text } from 'node:stream/consumers';
import { resultCodes } from '@superbrowser/contract/result-codes';
import { decodeOpaque, encryptJson } from '@superbrowser/contract/wire-format';
import { setUpFakeUpstream } from '@/lib/testing/fake-upstream';
import { respondData, respondJson, testKeys } from '@/lib/testing/fake-upstream-server';

const x64 = 'https://dl.example.com/v5/App-9.9.9-x64.exe';
const winOnly = { pc: { Win: [{ version: '9.9.9', version_type: 1, download_url_64: x64 }] } };
const v6Entry = (version: string) => ({
  system_type: 1,
  version,
  install_download_url: 'https://dl.example.com/v6/App.exe',
});
const refuseWith = (ret: number) => respondJson({ ret, msg: '', data: null });
const answerEncrypted = (body: unknown) => respondJson(encryptJson(body, testKeys.encryptionKey));

const { on, loadFresh, loadFreshModules, clear, getRequestCount } = setUpFakeUpstream();
const versionlist = '/official_website/versionlist';
const v6list = '/v6_client/version/last';
const importReleases = () => import('@/lib/releases/lists/get-package-lists');

describe('website versions (D7)', () => {
  it('come from the upstream', async () => {
    on(versionlist, respondData(winOnly));
    const { packages, freshness } = await (await loadFresh(importReleases)).getWebsiteList();
    expect(freshness).toBe('live');
    expect(packages.map((releasePackage) => releasePackage.url)).toEqual([x64]);
  });

  it.each([
    ['the upstream is gone', respondJson({}, 500)],
    ['the list is empty', respondData({ pc: {}, phone: {} })],
    ['the answer has another shape', respondData({ pc: { Win: [{ version: 1 }] } })],
  ])('are one latest Windows entry when %s', async (_, behave) => {
    on(versionlist, behave);
    const { packages, freshness } = await (await loadFresh(importReleases)).getWebsiteList();
    expect(freshness).toBe('fallback');
    expect(packages).toEqual([
      expect.objectContaining({
        platform: 'windows',
        type: 'latest',
        url: 'http://localhost:3000/files/v5/SuperBrowser-5.290.2-x64.exe',
      }),
    ]);
  });

  it('stay the last good ones when an answer is invalid', async () => {
    on(versionlist, respondData(winOnly));
    const { getWebsiteList } = await loadFresh(importReleases);
    await getWebsiteList();
    on(versionlist, respondData({ pc: 'nonsense' }));
    const secondList = await getWebsiteList();
    expect(secondList).toMatchObject({ freshness: 'last-good', packages: [{ version: '9.9.9' }] });
  });
});

describe('v6 versions (D1, D7)', () => {
  it('come by an encrypted call', async () => {
    on(v6list, answerEncrypted({ ret: 0, msg: '', data: [v6Entry('6.30.0')] }));
    on(versionlist, respondData({ ...winOnly, v6: JSON.stringify([v6Entry('6.29.0')]) }));
    const list = await (await loadFresh(importReleases)).getV6List();
    expect(list).toMatchObject({
      freshness: 'live',
      packages: [{ version: '6.30.0', line: 'v6' }],
    });
  });

  it.each([
    ['is gone', respondJson({}, 500)],
    ['is empty', answerEncrypted([])],
  ])('come from the version list when the encrypted call %s', async (_, behave) => {
    on(v6list, behave);
    on(versionlist, respondData({ ...winOnly, v6: JSON.stringify([v6Entry('6.29.0')]) }));
    const list = await (await loadFresh(importReleases)).getV6List();
    expect(list).toMatchObject({ freshness: 'live', packages: [{ version: '6.29.0' }] });
    expect(list.isInMaintenance).toBeUndefined();
  });

  it('report maintenance at an encrypted call, until it is over', async () => {
    on(v6list, answerEncrypted([v6Entry('6.30.0')]));
    const { getV6List } = await loadFresh(importReleases);
    await getV6List();
    on(v6list, respondJson({}, 429));
    const stale = { freshness: 'last-good', isInMaintenance: true };
    expect(await getV6List()).toMatchObject({ ...stale, packages: [{ version: '6.30.0' }] });
    // Meanwhile the version list has newer data, which are the last good data from then on.
    on(versionlist, respondData({ ...winOnly, v6: JSON.stringify([v6Entry('6.31.0')]) }));
    expect(await getV6List()).toMatchObject({ ...stale, packages: [{ version: '6.31.0' }] });
    on(v6list, answerEncrypted([v6Entry('6.32.0')]));
    const after = await getV6List();
    expect(after).toMatchObject({ freshness: 'live', packages: [{ version: '6.32.0' }] });
    expect(after.isInMaintenance).toBeUndefined();
  });

  it('report maintenance without any data too, but not for a 429 of another channel', async () => {
    on(v6list, respondJson({}, 429));
    const { getV6List, getWebsiteList } = await loadFresh(importReleases);
    expect(await getV6List()).toEqual({
      packages: [],
      freshness: 'fallback',
      isInMaintenance: true,
    });
    on(versionlist, respondJson({}, 429));
    const website = await getWebsiteList();
    expect(website.freshness).toBe('fallback');
    expect(website.isInMaintenance).toBeUndefined();
  });

  it.each(['{"broken', '{}', '[{"system_type":1}]', '', null])(
    'ignore the string %j',
    async (v6) => {
      on(versionlist, respondData({ ...winOnly, v6 }));
      expect(await (await loadFresh(importReleases)).getV6List()).toEqual({
        packages: [],
        freshness: 'fallback',
      });
    },
  );

  it('keep a page waiting 3 s at most when nothing answers (S9)', async () => {
    const deadlineController = new AbortController();
    const deadline = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(deadlineController.signal);
    const requests = [v6list, versionlist].map(
      (path) => new Promise<void>((resolve) => on(path, () => resolve())),
    );
    const { getV6List } = await loadFresh(importReleases);
    const packages = getV6List();
    // Both calls are made before either times out; one after the other they would take six seconds.
    await Promise.all(requests);
    deadlineController.abort(new DOMException('late', 'TimeoutError'));
    expect(await packages).toEqual({ packages: [], freshness: 'fallback' });
    expect(new Set(deadline.mock.calls.flat())).toEqual(new Set([3_000]));
    deadline.mockRestore();
  });

  it('stay the last good ones', async () => {
    on(v6list, answerEncrypted([v6Entry('6.30.0')]));
    const { getV6List } = await loadFresh(importReleases);
    await getV6List();
    clear();
    expect(await getV6List()).toMatchObject({
      freshness: 'last-good',
      packages: [{ version: '6.30.0' }],
    });
  });
});

describe('site content (S8)', () => {
  const price = { name: { zh: '套餐', en: 'Plan' }, amount: 99, period: 'month' };

  it('uses the built-in fallbacks when the upstream is down', async () => {
    const results = await loadFreshModules(async () => {
      const [ads, qr, config, history, promoters, activities, time] = await Promise.all([
        import('@/lib/site-content/ads'),
        import('@/lib/site-content/wechat-qr-codes'),
        import('@/lib/site-content/public-config'),
        import('@/lib/releases/lists/get-package-lists'),
        import('@/lib/core/upstream/calls/promoters'),
        import('@/lib/campaigns/upstream-activities'),
        import('@/lib/core/upstream/upstream-clock'),
      ]);
      return { ...ads, ...qr, ...config, ...history, ...promoters, ...activities, ...time };
    });
    expect(await results.getAds()).toEqual({ top: null, bottom: null });
    expect(await results.getWechatQrCodes()).toEqual({
      footer: null,
      sidebar: null,
      liveCodeId: null,
      name: null,
    });
    expect(await results.getPublicConfig()).toEqual({ storeCount: '600', isMourning: false });
    expect(await results.getHistoryList('windows')).toEqual({
      packages: [],
      freshness: 'fallback',
    });
    expect(await results.getPromoterInfo('abc123')).toBeNull();
    expect(await results.getPromoterCoupons('abc123')).toBeNull();
    expect(await results.getActivity('new-user-gift')).toBeNull();
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now);
    expect(await results.getUpstreamTime()).toBe(now);
    clock.mockRestore();
  });

  it.each([
    ['nothing', null, null],
    ['an empty object', {}, null],
    ['a script URL', { link: 'javascript:alert(1)', title: 'x' }, null],
    ['a link without title and picture', { link: '/download' }, null],
    [
      'a picture',
      { link: '/a', expand_img: '/a.png' },
      { link: '/a', title: '', titleEn: null, expandImage: '/a.png' },
    ],
  ])('reads an advertisement of %s', async (_, data, top) => {
    on('/advertisement_info/website_top', respondData(data));
    const { getAds } = await loadFresh(() => import('@/lib/site-content/ads'));
    expect((await getAds()).top).toEqual(top);
  });

  it.each([
    [
      { store: { count: 1234 }, is_public_mourning: '1' },
      { storeCount: '1234', isMourning: true },
    ],
    [{ store: { count: '7000+' } }, { storeCount: '7000+', isMourning: false }],
    [{ store: { count: '' } }, { storeCount: '600', isMourning: false }],
    [
      { store: null, is_public_mourning: true },
      { storeCount: '600', isMourning: false },
    ],
    [
      { store: { count: 1 }, prices: [{ amount: 1 }, price] },
      { storeCount: '1', isMourning: false, prices: [price] },
    ],
    [
      { store: { count: 1 }, terms: { own_proxies: true, reward_days: 'soon' } },
      { storeCount: '1', isMourning: false, terms: { own_proxies: true } },
    ],
    [
      { store: { count: 1 }, prices: 'dear' },
      { storeCount: '1', isMourning: false },
    ],
    [
      { store: { count: 1 }, prices: [] },
      { storeCount: '1', isMourning: false },
    ],
  ])('reads the public configuration %j', async (data, expected) => {
    on('/static-config/public', respondJson({ ret: 0, msg: '', data }));
    // An invalid price is logged.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { getPublicConfig } = await loadFresh(() => import('@/lib/site-content/public-config'));
    expect(await getPublicConfig()).toEqual(expected);
  });

  it.each([
    ['primary', 1696],
    ['variant', 1693],
  ])('requests the QR pictures of the group of the %s brand (B2)', async (brand, group_id) => {
    on('/qr_live_code', async (request, response) => {
      const form = new URLSearchParams(await text(request));
      const requested = decodeOpaque(form.get('data') ?? '') as { group_id: number };
      return respondData({ code: requested.group_id, sidebar_qrcode: '/qr.svg' })(
        request,
        response,
      );
    });
    process.env.SITE_BRAND = brand;
    try {
      const { getWechatQrCodes } = await loadFreshModules(
        () => import('@/lib/site-content/wechat-qr-codes'),
      );
      expect(await getWechatQrCodes()).toMatchObject({
        liveCodeId: String(group_id),
        sidebar: '/qr.svg',
      });
    } finally {
      delete process.env.SITE_BRAND;
    }
  });

  it('caches that a promoter is unknown, but not an outage', async () => {
    const { getPromoterCoupons } = await loadFreshModules(
      () => import('@/lib/core/upstream/calls/promoters'),
    );
    for (const outage of [
      respondJson({}, 404),
      refuseWith(resultCodes.serverError),
      refuseWith(resultCodes.tooOften),
    ]) {
      on('/wx/promoter/info', outage);
      const before = getRequestCount();
      expect(await getPromoterCoupons('a')).toBeNull();
      expect(getRequestCount()).toBeGreaterThan(before);
    }
    on('/wx/promoter/info', refuseWith(resultCodes.referralInvalid));
    expect(await getPromoterCoupons('a')).toBeNull();
    const requested = getRequestCount();
    expect(await getPromoterCoupons('a')).toBeNull();
    expect(getRequestCount()).toBe(requested);
  });
});
