/** Headers, languages, caching and redirects of responses. */
import { expect, test, type APIRequestContext } from '@playwright/test';
import { parseHtml, textOf } from '../support/pages/html';
import { userAgents } from '../support/browser/user-agents';

test.use({ userAgent: userAgents.windows });

test('every response has the security headers of its kind, and none that names the software', async ({
  request,
}) => {
  for (const path of [
    '/',
    '/en/download',
    '/nowhere',
    '/unsupported',
    '/api/health',
    '/api/download/windows',
    '/robots.txt',
    '/favicon.ico',
  ]) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    expect(headers['x-powered-by'], path).toBeUndefined();
    expect(headers['x-request-id'], path).toMatch(/^[0-9a-f-]{36}$/);
  }
});

test('no response reveals the internal path of a request, or its query', async ({ request }) => {
  for (const path of ['/oauth?token=MARKED', '/nowhere?x=MARKED', '/en/download?promoter=MARKED']) {
    const response = await request.get(path, { maxRedirects: 0 });
    const headers = response.headersArray().filter(({ name }) => !/^set-cookie$/i.test(name));
    expect(JSON.stringify(headers), path).not.toMatch(/MARKED|x-middleware/i);
  }
});

test('a script has the headers that apply to scripts, and no others', async ({ request }) => {
  const [script = ''] =
    /\/_next\/static\/[^" ]+\.js/.exec(await (await request.get('/')).text()) ?? [];
  const headers = (await request.get(script)).headers();
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  for (const name of ['permissions-policy', 'referrer-policy', 'x-frame-options'])
    expect(headers[name], name).toBeUndefined();
});

test('a range of a file of the build is answered as requested', async ({ request }) => {
  const wholeResponse = await request.get('/favicon.ico');
  const size = (await wholeResponse.body()).length;
  for (const [range, status, part] of [
    ['bytes=0-9', 206, `bytes 0-9/${size}`],
    [`bytes=${size}-`, 416, `bytes */${size}`],
    ['bytes=9-0', 200, undefined],
    ['pages=1', 200, undefined],
  ] as const) {
    const response = await request.get('/favicon.ico', {
      headers: { Range: range, 'Accept-Encoding': 'identity' },
    });
    expect([response.status(), response.headers()['content-range']], range).toEqual([status, part]);
  }
});

test('a path that only begins like a file is handled as a page', async ({ request }) => {
  for (const path of ['/favicon.x/y', '/logo.svg/more', '/favicon.icon', '/apple-touch-icon.x']) {
    const response = await request.get(`${path}?promoter=abc123`, { maxRedirects: 0 });
    expect(response.status(), path).toBe(404);
    expect(response.headers()['content-security-policy'], path).toContain("default-src 'none'");
    expect(response.headers()['set-cookie'], path).toContain('promoter=abc123');
  }
  for (const path of ['/favicon.ico', '/favicon.svg', '/logo.svg', '/apple-touch-icon.png']) {
    const response = await request.get(`${path}?promoter=abc123`);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['set-cookie'], path).toBeUndefined();
  }
});

test('health and readiness', async ({ request }) => {
  expect(await (await request.get('/api/health')).json()).toEqual({ status: 'ok' });
  expect(await (await request.get('/api/ready')).json()).toEqual({
    status: 'ready',
    database: 'ok',
    upstream: 'ok',
    disk: 'ok',
    redis: 'unused',
  });
});

test('an unknown path is a 404 with a page in its language, stored by no cache', async ({
  request,
}) => {
  for (const [path, heading] of [
    ['/nowhere', '没有找到这个页面'],
    ['/en/no/where', 'Page not found'],
  ] as const) {
    const response = await request.get(path);
    expect([response.status(), response.headers()['cache-control']], path).toEqual([
      404,
      'private, no-store',
    ]);
    const tree = await parseHtml(await response.text());
    expect(textOf(tree.querySelector('h1'))).toBe(heading);
    expect(tree.querySelector('body footer')).not.toBeNull();
  }
});

test('aliases redirect permanently to the canonical path, query kept (L1)', async ({ request }) => {
  for (const [from, target] of [
    ['/zh-CN', '/'],
    ['/ZH-cn/download?a=1&a=2', '/download?a=1&a=2'],
    ['/en-US/vps', '/en/vps'],
    ['/EN/download/history', '/en/download/history'],
    // Next removes repeated slashes first, which leaves an alias of a page on this site.
    ['/zh-CN//evil.example', '/zh-CN/evil.example'],
    ['/zh-CN/evil.example', '/evil.example'],
  ] as const) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect([response.status(), response.headers().location], from).toEqual([308, target]);
  }
});

/** Paths of responses in a language, by their kind. Every page has the header (e2e/html). */
const languageResponses: Readonly<Record<string, string>> = {
  'a cached page': '/download',
  'a promoter’s link': '/download?promoter=abc123',
  'a page made for its visitor': '/redirect?target=x',
  'an unknown path': '/nowhere',
  'an unknown article': '/news/nothing-of-this-name',
  'the plain page': '/unsupported',
  'a feed': '/news/feed.xml',
};

for (const [kind, unprefixedPath] of Object.entries(languageResponses))
  test(`${kind} has a Content-Language header, for HEAD too`, async ({ request }) => {
    for (const [path, language] of [
      [unprefixedPath, 'zh-CN'],
      [`/en${unprefixedPath}`, 'en-US'],
    ] as const) {
      // A cached page is answered twice: when it is rendered, and from the cache.
      for (let times = 0; times < 2; times += 1) {
        const response = await request.get(path, { maxRedirects: 0 });
        expect(response.headers()['content-language'], path).toBe(language);
        const text = await response.text();
        expect(text).toMatch(new RegExp(`(?:<html|<feed)[^>]* (?:xml:)?lang="${language}"`));
      }
      const head = await request.head(path, { maxRedirects: 0 });
      expect(head.headers()['content-language'], path).toBe(language);
    }
  });

test('a page below /api names its language, although its path does not', async ({ request }) => {
  for (const [from, language] of [
    ['/download', 'zh-CN'],
    ['/en/download', 'en-US'],
  ] as const) {
    const response = await request.get('/api/download/nothing', {
      headers: { referer: `http://localhost:3000${from}` },
    });
    expect([response.status(), response.headers()['content-language']]).toEqual([404, language]);
  }
});

test('a response that is no text for readers names no language', async ({ request }) => {
  for (const path of [
    '/releases.json',
    '/sitemap.xml',
    '/SHA256SUMS',
    '/api/health',
    '/favicon.svg',
    '/zh-CN/download',
  ]) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([200, 308], path).toContain(response.status());
    expect(response.headers()['content-language'], path).toBeUndefined();
  }
});

const privateControl = 'private, no-store';
const sharedControl = 's-maxage';

/** What caches and later requests depend on, without values that change every second. */
async function readCacheHeaders(request: APIRequestContext, method: 'GET' | 'HEAD', path: string) {
  const response = await request.fetch(path, { method, maxRedirects: 0 });
  const headers = response.headers();
  const cookies = response
    .headersArray()
    .filter(({ name }) => name.toLowerCase() === 'set-cookie')
    .map(({ value }) => value.replace(/Expires=[^;]+;/i, ''))
    .sort();
  return {
    status: response.status(),
    cookies,
    // While a page is rendered again, its Cache-Control names another lifetime, and no time for stale use.
    control: headers['cache-control']?.replace(/^s-maxage=[1-9].*/, sharedControl),
    type: headers['content-type'],
    // Only whether there is a policy is compared: Next answers HEAD, and Next's page may be newer than the page in the
    // server's cache.
    hasPolicy: 'content-security-policy' in headers,
    hasTag: 'etag' in headers,
    hasBody: (await response.body()).length > 0,
  };
}

test('only a page that sets a cookie is private, for HEAD as for GET', async ({
  playwright,
  baseURL,
}) => {
  for (const [path, control] of [
    ['/', sharedControl],
    ['/en/download', sharedControl],
    ['/?utm_source=', sharedControl],
    ['/download?promoter=../x', sharedControl],
    ['/?promoter=abc', privateControl],
    ['/download?promoter=official', privateControl],
    ['/en/download?promoter=abc&promoter=other', privateControl],
    ['/en?utm_source=ads&utm_medium=cpc&utm_campaign=spring', privateControl],
  ] as const) {
    const visitors = [
      await playwright.request.newContext({ baseURL }),
      await playwright.request.newContext({ baseURL }),
    ] as const;
    const get = await readCacheHeaders(visitors[0], 'GET', path);
    const head = await readCacheHeaders(visitors[1], 'HEAD', path);
    expect([get.status, get.hasBody, head.hasBody], path).toEqual([200, true, false]);
    expect(get.type).toBe('text/html; charset=utf-8');
    expect(get.control, path).toBe(control);
    expect(get.cookies.length > 0, path).toBe(control === privateControl);
    expect({ ...head, hasBody: true }, path).toEqual(get);
    for (const visitor of visitors) await visitor.dispose();
  }
});

test('a visitor of a promoter gets the complete page, even if their cache has it', async ({
  playwright,
  baseURL,
}) => {
  for (const path of ['/download', '/en/download']) {
    const visitor = await playwright.request.newContext({ baseURL });
    const tag = String((await visitor.get(path)).headers()['etag']);
    const headers = { 'If-None-Match': tag };
    expect((await visitor.get(path, { headers })).status()).toBe(304);
    const response = await visitor.get(`${path}?promoter=abc`, { headers });
    expect([response.status(), response.headers()['cache-control']]).toEqual([200, privateControl]);
    await visitor.dispose();
  }
});
