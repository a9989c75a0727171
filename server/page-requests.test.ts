/** Tests that the server and middleware.ts make the same decision about every page, because both apply one function. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { NextRequest } from 'next/server';
import { getRewrittenUrl } from 'next/experimental/testing/server';
import { linkQueries } from '@/lib/attribution/link-queries.test-support';
import middleware from '@/middleware';
import type { PageKey } from './page-cache';
import { createPageResponder } from './page-requests';
import { createTestApp } from './app.test-support';

jest.mock('@/lib/promoter-figures/site-collector', () => ({}));

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0 Safari/537.36';
const oldBrowser = 'Mozilla/5.0 (Windows NT 10.0; Trident/7.0; rv:11.0) like Gecko';

interface Outcome {
  /** The internal path of the page when the server responds from its cache; otherwise what is left to Next. */
  readonly source: string;
  readonly status: number;
  readonly cookies: readonly string[];
  readonly isPrivate: boolean;
}

const withoutDate = (cookie: string) => cookie.replace(/Expires=[^;]+; /, '');

/** The middleware's decision, as far as the server makes it too. */
function outcomeOfMiddleware(target: string, userAgent: string): Outcome {
  const request = new NextRequest(`http://localhost${target}`, {
    headers: { 'user-agent': userAgent },
  });
  const response = middleware(request);
  const rewrittenUrl = getRewrittenUrl(response as never);
  const plainPagePattern = /^\/(?:zh-CN|en-US)\/(?:unsupported|.*feed\.xml)$/;
  const path = rewrittenUrl && new URL(rewrittenUrl).pathname;
  const isStatic =
    path &&
    !path.startsWith('/api/') &&
    !plainPagePattern.test(path) &&
    !response.headers.has('content-security-policy');
  return {
    source: isStatic ? path : 'Next',
    status: isStatic ? response.status : 0,
    cookies: isStatic ? response.headers.getSetCookie().map(withoutDate) : [],
    isPrivate: Boolean(isStatic) && response.headers.get('cache-control') === 'private, no-store',
  };
}

/** The server's decision. */
async function outcomeOfServer(url: string, userAgent: string): Promise<Outcome> {
  let outcome: Outcome = { source: 'nothing', status: 0, cookies: [], isPrivate: false };
  let requested: PageKey | undefined;
  const pageRoutes = createPageResponder({
    cache: {
      findFreshPage: () => null,
      getPage: (key: PageKey) => {
        requested = key;
        const { status } = key;
        const bodies = { br: Buffer.of(), gzip: Buffer.of(), identity: Buffer.of() };
        const cacheControl = status === 404 ? 'private, no-store' : 's-maxage=60';
        return Promise.resolve({ status, etag: '', headers: [], cacheControl, bodies });
      },
    } as never,
    forward: () => {
      outcome = { ...outcome, source: 'Next' };
      return Promise.resolve();
    },
    isPublishedByStaff: () => false,
    visitCounter: { count: () => undefined },
  });
  const response = {
    once: () => undefined,
    writeHead(status: number, headerList: string[]) {
      const values = (name: string) =>
        headerList.filter((_, n) => n % 2 === 1 && headerList[n - 1] === name);
      outcome = {
        source: requested?.internalPath ?? '',
        status,
        cookies: values('set-cookie').map(withoutDate),
        isPrivate: values('cache-control').join() === 'private, no-store',
      };
      return response;
    },
    end: () => undefined,
  };
  const headers = { 'user-agent': userAgent };
  await pageRoutes.respond(
    { method: 'GET', url, headers } as unknown as IncomingMessage,
    response as unknown as ServerResponse,
  );
  return outcome;
}

const paths = [
  '/',
  '/en',
  '/download',
  '/en/download/history',
  '/news/when-staff-leave',
  '/teaminvited',
  '/zh-CN',
  '/ZH-cn/download',
  '/en-US/v6',
  '/EN',
  '/zh-cn//evil.example',
  '/nowhere',
  '/en/nowhere/x',
  '/Download',
  '/news/none',
  '/not-found',
  '/server-error',
  '/x/../download',
  '/%E4%B8%AD',
  '/en/%2e%2e/x',
  '/wp-login.php',
  '/manifests/news/x',
  '/unsupported',
  '/news/feed.xml',
  '/en/changelog/feed.xml',
  '/media/feed.xml',
  '/oauth?token=x',
  '/en/oauth?state=missing',
  '/partners/figures?pass=x',
  '/partners/figures',
  '/partners/figures/data.csv',
  '/status',
  '/redirect?target=/v6',
  '/redirect?target=//evil',
];

it.each(paths)('%s', async (path) => {
  for (const agent of [windows, oldBrowser, ''])
    expect(await outcomeOfServer(path, agent)).toEqual(outcomeOfMiddleware(path, agent));
});

it.each(linkQueries.map((query) => query.split('#')[0] ?? ''))('/download?%s', async (query) => {
  for (const path of ['/download', '/en/nowhere'])
    expect(await outcomeOfServer(`${path}?${query}`, windows)).toEqual(
      outcomeOfMiddleware(`${path}?${query}`, windows),
    );
});

it('keeps one copy of a page, and one 404 page for each language, whatever the request looks like', async () => {
  const { app, requests } = await createTestApp();
  for (const url of ['/download', '/download?a', '/download?promoter=x', '/x/../download'])
    expect((await app.inject(url)).statusCode).toBe(200);
  expect(requests).toEqual(['GET /download']);
});
