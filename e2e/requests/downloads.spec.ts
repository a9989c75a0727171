/** Downloads over HTTP: the package for a visitor, valid and invalid links, and the bytes behind each checksum. */
import { createHash } from 'node:crypto';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { settingOf } from '@/lib/core/env/settings.mjs';
import { pathPrefixByLocale } from '@/lib/core/i18n/paths';
import { computeAuthKey, resumeSeconds } from '@/lib/downloads/signed-links/url-signature';
import { attributeOf, parseHtml } from '../support/pages/html';
import { readDownloadSignKey } from '../support/servers/site-keys';
import { siteOrigin } from '../support/servers/ports-and-folders';
import { userAgents } from '../support/browser/user-agents';

const sha256Of = (content: Buffer) => createHash('sha256').update(content).digest('hex');

async function fetchSignedLocation(request: APIRequestContext, query = ''): Promise<string> {
  const response = await request.get(`/api/download/windows${query}`, { maxRedirects: 0 });
  return response.headers().location ?? '';
}

test.describe('embedded download host (D5)', () => {
  test('refuses a changed or missing signature', async ({ request }) => {
    const validLocation = await fetchSignedLocation(request);
    const [path = '', key = ''] = validLocation.split('?auth_key=');
    // A link with another time and the same digest was changed, even if it has not expired.
    const redated = key.replace(/^\d{10}/, String(Math.floor(Date.now() / 1000) - 60));
    const attempts = [
      path,
      `${path}?auth_key=`,
      `${path}?auth_key=${key.slice(0, -1)}${key.endsWith('0') ? '1' : '0'}`,
      `${path}?auth_key=${redated}`,
      validLocation.replace('x64', 'x86'),
      validLocation.replace('.exe', '_other.exe'),
    ];
    for (const attempt of attempts)
      expect((await request.get(attempt)).status(), attempt).toBe(403);
    expect((await request.get(validLocation)).status()).toBe(200);
  });

  /** A link with a right signature that is this many seconds old; negative for the future. */
  const agedLink = (path: string, age: number) => {
    const timestamp = Math.floor(Date.now() / 1000) - age;
    return `${path}?auth_key=${computeAuthKey({ path, timestamp, rand: 'r', uid: '0', key: readDownloadSignKey() })}`;
  };

  test('accepts a link during its life, from clocks that are at most five minutes ahead', async ({
    request,
  }) => {
    const [path = ''] = (await fetchSignedLocation(request)).split('?');
    const lifetimeSeconds = Number(settingOf('DOWNLOAD_LINK_SECONDS'));
    const fetchStatusAt = async (age: number) => (await request.get(agedLink(path, age))).status();
    // A minute before the end, because a busy machine may pause between signing and requesting.
    expect(await fetchStatusAt(lifetimeSeconds - 60)).toBe(200);
    expect(await fetchStatusAt(lifetimeSeconds + 1)).toBe(403);
    expect(await fetchStatusAt(resumeSeconds)).toBe(403);
    expect(await fetchStatusAt(-240)).toBe(200);
    expect(await fetchStatusAt(-360)).toBe(403);
  });

  test('a slow download continues after the life of its link (D12)', async ({ request }) => {
    const newLocation = await fetchSignedLocation(request, '?promoter=p1');
    const wholeResponse = await request.get(newLocation);
    const bytes = await wholeResponse.body();
    const cut = Math.floor(bytes.length * 0.6);
    const [path = ''] = newLocation.split('?');
    const headers = { Range: `bytes=${cut}-`, 'If-Range': wholeResponse.headers().etag ?? '' };
    const oldLink = agedLink(path, 3 * 86_400);
    const redirect = await request.get(oldLink, { headers, maxRedirects: 0 });
    expect([redirect.status(), redirect.headers()['cache-control']]).toEqual([302, 'no-store']);
    expect(redirect.headers().location).toMatch(new RegExp(`^${path}\\?auth_key=`));
    const restResponse = await request.get(oldLink, { headers });
    expect([restResponse.status(), restResponse.headers()['content-range']]).toEqual([
      206,
      `bytes ${cut}-${bytes.length - 1}/${bytes.length}`,
    ]);
    const resumed = Buffer.concat([bytes.subarray(0, cut), await restResponse.body()]);
    expect(sha256Of(resumed)).toBe(sha256Of(bytes));
    // The file has changed, so the answer is the whole file.
    const otherHeaders = { ...headers, 'If-Range': '"another"' };
    expect((await request.get(oldLink, { headers: otherHeaders })).status()).toBe(200);

    const [signature = ''] = oldLink.split('=').slice(-1);
    const forgedLink = oldLink.replace(
      signature,
      signature.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
    );
    for (const refusedLink of [
      forgedLink,
      agedLink(path, resumeSeconds + 60),
      oldLink.replace('_p1', '_p2'),
    ])
      expect((await request.get(refusedLink, { headers, maxRedirects: 0 })).status()).toBe(403);
  });

  test('supports ranges, validators and HEAD', async ({ request }) => {
    const url = await fetchSignedLocation(request, '?promoter=p1');
    const wholeResponse = await request.get(url);
    const bytes = await wholeResponse.body();
    expect(wholeResponse.headers()).toMatchObject({
      'accept-ranges': 'bytes',
      'content-length': String(bytes.length),
      'content-type': 'application/octet-stream',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="SuperBrowser-[\d.]+-x64_p1\.exe"$/,
      ),
    });
    const etag = wholeResponse.headers().etag ?? '';
    const partResponse = await request.get(url, {
      headers: { Range: 'bytes=100-199', 'If-Range': etag },
    });
    expect([partResponse.status(), partResponse.headers()['content-range']]).toEqual([
      206,
      `bytes 100-199/${bytes.length}`,
    ]);
    expect((await partResponse.body()).equals(bytes.subarray(100, 200))).toBe(true);
    expect(
      (await request.get(url, { headers: { Range: 'bytes=0-1', 'If-Range': '"old"' } })).status(),
    ).toBe(200);
    expect(
      (await request.get(url, { headers: { Range: `bytes=${bytes.length}-` } })).status(),
    ).toBe(416);
    expect((await request.get(url, { headers: { 'If-None-Match': etag } })).status()).toBe(304);
    const head = await request.head(url);
    expect([head.status(), head.headers()['content-length'], (await head.body()).length]).toEqual([
      200,
      String(bytes.length),
      0,
    ]);
  });

  test('serves no path outside its folder', async ({ request }) => {
    for (const path of [
      '/files/..%2f..%2fsecrets.json',
      '/files/%2e%2e/secrets.json',
      '/files/v5/.hidden',
      '/files/',
    ]) {
      expect([403, 404], path).toContain((await request.get(path)).status());
    }
  });
});

test.describe('download route (D1)', () => {
  test('answers HEAD like GET', async ({ request }) => {
    const head = await request.head('/api/download/windows', { maxRedirects: 0 });
    expect([head.status(), head.headers()['cache-control']]).toEqual([302, 'no-store']);
    expect(head.headers().location).toContain('/files/');
  });

  test('lists what exists when a platform or version does not', async ({ request }) => {
    for (const path of [
      '/api/download/amiga',
      '/api/download/windows?version=0.0.1',
      '/api/download/windows?line=v9',
      '/api/download/..%2f..%2fx',
    ]) {
      const response = await request.get(path, {
        headers: { referer: `${siteOrigin}/en/download` },
      });
      expect(response.status(), path).toBe(404);
      const html = await response.text();
      expect(html).toContain('<html lang="en-US">');
      expect(html).toContain('href="/api/download/windows"');
    }
  });

  test('a corrupted promoter cookie removes the promoter from the file name, but does not prevent the download', async ({
    request,
  }) => {
    for (const cookie of [
      'promoter=../../x',
      'promoter=%E0%A4%A',
      'promoter=a%0d%0aSet-Cookie:x=1',
      `promoter=${'a'.repeat(3000)}`,
    ]) {
      const response = await request.get('/api/download/windows', {
        maxRedirects: 0,
        headers: { cookie },
      });
      expect(response.status(), cookie).toBe(302);
      expect(response.headers().location, cookie).toMatch(/-x64\.exe\?auth_key=/);
      expect(
        response.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie'),
      ).toEqual([]);
    }
  });

  test('server time is given in milliseconds (D4)', async ({ request }) => {
    const { timestamp } = (await (await request.get('/api/server-time')).json()) as {
      timestamp: number;
    };
    expect(Math.abs(timestamp - Date.now())).toBeLessThan(60_000);
  });

  test('Windows 7 gets v5, whatever the promoter prefers', async ({ request }) => {
    const headers = {
      cookie: 'promoter=v6partner',
      'user-agent': 'Mozilla/5.0 (Windows NT 6.1; Win64; x64) Chrome/109.0',
    };
    expect(await (await request.get('/api/promoter/line', { headers })).json()).toEqual({
      line: 'v5',
      prefersV6: true,
    });
    const download = await request.get('/api/download/auto', { headers, maxRedirects: 0 });
    expect(download.headers().location).toContain('/files/v5/');
  });

  test('auto redirects a Mac to the list, because the chip is unknown', async ({ request }) => {
    for (const [referer, list] of [
      [siteOrigin, '/download#all'],
      [`${siteOrigin}/en/v6`, '/en/download#all'],
    ] as const) {
      const headers = { 'user-agent': userAgents.mac, referer };
      const response = await request.get('/api/download/auto', { headers, maxRedirects: 0 });
      expect([response.status(), response.headers().location]).toEqual([303, list]);
    }
  });
});

/** Pages that offer packages, and the least number on each. */
const pagesWithPackages = [
  ['/download', 10],
  ['/download/history', 20],
  ['/downloadlist', 30],
  ['/v6', 4],
  ['/vps', 1],
  ['/app/site', 1],
] as const;

// One test, so that each package is fetched once.
test('each page that offers packages shows the SHA-256 of the bytes that arrive', async ({
  request,
}) => {
  const hashes = new Map<string, string>();
  const fetchHash = async (href: string) => {
    const knownHash = hashes.get(href);
    if (knownHash) return knownHash;
    const response = await request.get(href, { headers: { 'user-agent': userAgents.windows } });
    expect(response.status(), href).toBe(200);
    const hash = sha256Of(await response.body());
    hashes.set(href, hash);
    return hash;
  };
  for (const prefix of Object.values(pathPrefixByLocale))
    for (const [path, minimum] of pagesWithPackages) {
      const page = await parseHtml(await (await request.get(`${prefix}${path}`)).text());
      const main = page.querySelector('main');
      const attributesOf = (selector: string, name: string) => [
        ...new Set(main?.querySelectorAll(selector).map((element) => attributeOf(element, name))),
      ];
      // `auto` names no package: the server chooses one of the packages next to the link.
      const links = attributesOf('a[href]', 'href').filter((href) =>
        /^\/api\/download\/(?!auto)/.test(href),
      );
      expect(links.length, path).toBeGreaterThanOrEqual(minimum);
      expect(attributesOf('a[href]', 'href'), 'the check of files').toContain(`${prefix}/verify`);
      const shownHashes = attributesOf('[data-sha256]', 'data-sha256');
      const copiedTexts = attributesOf('[data-copy]', 'data-copy');
      for (const href of links) {
        const sha256 = await fetchHash(href);
        expect(shownHashes, `${path} ${href}`).toContain(sha256);
        expect(copiedTexts, `${path} ${href}`).toContain(sha256);
      }
    }
});
