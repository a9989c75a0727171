import { NextRequest } from 'next/server';
import {
  getRewrittenUrl,
  isRewrite,
  unstable_doesMiddlewareMatch,
} from 'next/experimental/testing/server';
import middleware, { config } from '@/middleware';
import { isRoutedAsPage, pageMatcher } from './page-matcher';

const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36';
const request = (path: string, headers: Record<string, string> = {}) =>
  middleware(
    new NextRequest(`http://localhost:3000${path}`, {
      headers: { 'user-agent': windows, ...headers },
    }),
  );
const cookies = (response: Response) => response.headers.getSetCookie();
const rewrittenQueryOf = (response: Response) =>
  new URL(getRewrittenUrl(response as never) ?? 'http://none/').search;
const rewrittenPathOf = (response: Response) =>
  new URL(getRewrittenUrl(response as never) ?? 'http://none/').pathname;

describe('pages', () => {
  it.each([
    ['/', '/zh-CN'],
    ['/download', '/zh-CN/download'],
    ['/en', '/en-US'],
    ['/en/download/history', '/en-US/download/history'],
    ['/unsupported', '/zh-CN/unsupported'],
    ['/news/when-staff-leave', '/zh-CN/news/when-staff-leave'],
    ['/news/feed.xml', '/zh-CN/news/feed.xml'],
    ['/en/changelog/feed.xml', '/en-US/changelog/feed.xml'],
  ])('%s serves %s, cacheable and without a cookie (A6)', (path, page) => {
    const response = request(path);
    expect(isRewrite(response as never)).toBe(true);
    expect(rewrittenPathOf(response)).toBe(page);
    expect(response.headers.get('cache-control')).toBeNull();
    expect(cookies(response)).toEqual([]);
  });

  it('a page the server marks as published is served, and no other with the same header', () => {
    const unlistedHeader = { 'x-unlisted-page': '1' };
    expect(rewrittenPathOf(request('/en/news/added', unlistedHeader))).toBe('/en-US/news/added');
    expect(rewrittenPathOf(request('/activity/added', unlistedHeader))).toBe(
      '/zh-CN/activity/added',
    );
    for (const path of ['/news/a/b', '/news/A', '/cases/added', '/nowhere'])
      expect(rewrittenPathOf(request(path, unlistedHeader))).toBe('/zh-CN/not-found');
  });

  it.each([
    ['/nowhere', '/zh-CN/not-found'],
    ['/en/nowhere', '/en-US/not-found'],
    ['/not-found', '/zh-CN/not-found'],
    ['/server-error', '/zh-CN/not-found'],
    ['/Download', '/zh-CN/not-found'],
    ['/wp-login.php', '/zh-CN/not-found'],
    ['/news/nothing-like-it', '/zh-CN/not-found'],
    ['/media/feed.xml', '/zh-CN/not-found'],
  ])('%s is a 404 with HTML that no cache keeps', (path, page) => {
    const response = request(path);
    expect(response.status).toBe(404);
    expect(rewrittenPathOf(response)).toBe(page);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it.each([
    ['/zh-CN/download?x=1&y=%20', '/download?x=1&y=%20'],
    ['/EN-us', '/en'],
    ['/zh-cn//evil.example', '/evil.example'],
  ])('%s redirects permanently to %s (L1)', (path, location) => {
    const response = request(path);
    expect([response.status, response.headers.get('location')]).toEqual([
      308,
      `http://localhost:3000${location}`,
    ]);
  });
});

describe('old browsers (S2)', () => {
  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Trident/7.0; rv:11.0) like Gecko', '/download', '/unsupported'],
    ['Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1)', '/en', '/en/unsupported'],
    ['Mozilla/5.0 (Linux; Android 9) UCBrowser/11.5.0 Mobile', '/', '/unsupported'],
  ])('%s redirects to the plain page', (userAgent, path, location) => {
    const response = request(path, { 'user-agent': userAgent });
    expect([
      response.status,
      response.headers.get('location'),
      response.headers.get('cache-control'),
    ]).toEqual([302, `http://localhost:3000${location}`, 'no-store']);
  });

  it('does not redirect the plain page to itself', () => {
    expect(request('/unsupported', { 'user-agent': 'MSIE 8.0' }).status).toBe(200);
  });

  it('keeps the promoter of an old browser for its download links', () => {
    const response = request('/?promoter=abc', { 'user-agent': 'MSIE 8.0' });
    expect(cookies(response)[0]).toMatch(/^promoter=abc;/);
  });
});

describe('attribution (A5, A6)', () => {
  it('sets the cookies with their lifetime and keeps the answer out of shared caches', () => {
    const response = request('/?promoter=abc123&utm_source=a%26b');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const [promoter = '', source = ''] = cookies(response);
    expect(promoter).toMatch(
      /^promoter=abc123; Path=\/; Expires=[^;]+; Max-Age=604800; SameSite=lax$/,
    );
    expect(source).toMatch(
      /^utm_source=a%26b; Path=\/; Expires=[^;]+; Max-Age=2592000; SameSite=lax$/,
    );
  });

  it('deletes cookies for official', () => {
    expect(cookies(request('/?promoter=official'))).toEqual([
      expect.stringMatching(/^promoter=; Path=\/; .*Max-Age=0/),
    ]);
  });

  it.each([
    '/?promoter=../x',
    '/?promoter=',
    '/?Promoter=abc',
    '/?promoter=abc%0d%0aSet-Cookie:%20x=1',
    `/?promoter=${'a'.repeat(5000)}`,
  ])('changes nothing and stays cacheable for %s', (path) => {
    const response = request(path);
    expect(cookies(response)).toEqual([]);
    expect(response.headers.get('cache-control')).toBeNull();
  });

  it('also applies to aliases', () =>
    expect(cookies(request('/zh-CN/download?promoter=abc'))).toHaveLength(1));
});

describe('paths the middleware runs on (A1)', () => {
  const matches = (url: string) => {
    const inNext = unstable_doesMiddlewareMatch({ config, nextConfig: {}, url });
    // The server uses the same pattern.
    expect(isRoutedAsPage(url)).toBe(inNext);
    return inNext;
  };
  it('are those of the server’s pattern', () => expect(config.matcher).toEqual([pageMatcher]));
  it.each([
    '/',
    '/download',
    '/en/vps',
    '/some.php',
    '/zh-CN',
    '/SHA256SUMS.sign',
    '/en/SHA256SUMS',
    '/manifests',
    '/manifests/news/x',
    '/.well-known/activity/x',
  ])('include %s', (url) => expect(matches(url)).toBe(true));
  it.each([
    '/api/health',
    '/api/download/windows',
    '/api/server-time',
    '/_next/static/chunks/a.js',
    '/files/v5/a.exe',
    '/favicon.ico',
    '/robots.txt',
    '/og/zh-CN/home.png',
    '/releases.json',
    '/status.json',
    '/llms.txt',
    '/SHA256SUMS',
    '/SHA256SUMS.sig',
    '/release-key.pem',
    '/.well-known/security.txt',
    '/.well-known/sbom.json',
    '/manifests/scoop/superbrowser.json',
  ])('do not include %s', (url) => expect(matches(url)).toBe(false));
});

describe('/redirect (T1)', () => {
  it.each([
    ['/redirect?target=/download%3Fa%3D1', 'http://localhost:3000/download?a=1'],
    ['/en/redirect?target=%2Fen%2Fv6', 'http://localhost:3000/en/v6'],
  ])('%s redirects at once, and no cache keeps that', (path, location) => {
    const response = request(path);
    expect([response.status, response.headers.get('location')]).toEqual([303, location]);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it.each([
    ['/redirect?target=https://evil.example/x', 200],
    ['/redirect?target=javascript:alert(1)', 400],
    ['/redirect?target=//evil.example', 400],
    ['/redirect?target=/.//evil.example', 400],
    ['/redirect', 400],
    ['/redirect?target=/redirect?target=/x', 400],
    ['/redirect?target=&target=/download', 400],
  ])('%s shows its page with status %d and a nonce', (path, status) => {
    const response = request(path);
    expect(response.status).toBe(status);
    expect(rewrittenPathOf(response)).toBe('/zh-CN/redirect');
    expect(response.headers.get('location')).toBeNull();
    expect(response.headers.get('content-security-policy')).toMatch(/'nonce-/);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });
});

describe('/oauth (R6)', () => {
  it.each([
    ['/oauth?token=x&target=/v6', '/api/oauth/zh-CN'],
    ['/en/oauth?token=x', '/api/oauth/en-US'],
    ['/oauth', '/api/oauth/zh-CN'],
    ['/oauth?state=missing', '/zh-CN/oauth'],
    ['/en/oauth?state=switch', '/en-US/oauth'],
  ])('%s is handled by %s', (path, wanted) => expect(rewrittenPathOf(request(path))).toBe(wanted));
});

describe('a query and the shared copy of a page', () => {
  it.each([
    '/?promoter=abc',
    '/en/teaminvited?token=secret',
    '/register?mode=signin',
    '/nowhere?x=1',
  ])('%s is served without its query, which a renewal would cache', (path) =>
    expect(rewrittenQueryOf(request(path))).toBe(''),
  );

  it('passes the query to pages rendered for each visitor', () =>
    expect(rewrittenQueryOf(request('/oauth?state=missing'))).toBe('?state=missing'));
});
