/** Tests how the server treats a request, from the connection to Next. */
import { createHash } from 'node:crypto';
import { PassThrough } from 'node:stream';
import Fastify from 'fastify';
import { getInternalKey, internalKeyHeader } from '@/lib/core/http/internal-key';
import { clientIpHeader } from '@/lib/core/http/requests/client-ip';
import { createIncreaseReader } from '@/lib/status/measuring/counter-increases';
import { addRequestMeasuring } from './metrics';
import type { NextHandler } from './next-app';
import { createTestApp } from './app.test-support';

jest.mock('@/lib/promoter-figures/site-collector', () => ({
  batchHasSpaceFor: () => false,
  addPromoterEvent: () => undefined,
}));
beforeEach(() => {
  for (const level of ['error', 'warn'] as const)
    jest.spyOn(console, level).mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const respondWith =
  (status: number, headers: Record<string, string> = {}, body = ''): NextHandler =>
  (_request, response) => {
    response.writeHead(status, headers);
    response.end(body);
    return Promise.resolve();
  };

describe('every request', () => {
  it('gets its own id, whatever id it brings', async () => {
    const { app } = await createTestApp();
    for (const url of ['/', '/nowhere', '/api/health', '/robots.txt', '/%', '/x.js'])
      expect(
        (await app.inject({ url, headers: { 'x-request-id': 'mine' } })).headers['x-request-id'],
      ).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is refused before Next sees it, when no page of this site sends it', async () => {
    const { app, requests } = await createTestApp();
    const statusOf = async (method: string, url: string, headers = {}) =>
      (await app.inject({ method: method as 'GET', url, headers })).statusCode;
    expect(await statusOf('PUT', '/')).toBe(405);
    expect(await statusOf('POST', '/download')).toBe(405);
    expect(await statusOf('POST', '/api/revalidate')).toBe(405);
    expect(await statusOf('GET', '/%ff')).toBe(400);
    expect(await statusOf('GET', '/', { host: 'evil.example' })).toBe(400);
    expect(await statusOf('OPTIONS', '/api/log')).toBe(204);
    expect(requests).toEqual([]);
  });

  it('is left to the drain while the process is ending', async () => {
    const respondIfDraining = jest.fn((_request, response) => {
      response.writeHead(503).end('{"status":"draining"}');
      return true;
    });
    const { app } = await createTestApp({ drain: { respondIfDraining } });
    expect((await app.inject('/api/ready')).statusCode).toBe(503);
  });
});

describe('handlers under /api', () => {
  it('are responded to by Next, with the IP the request is counted for', async () => {
    const next: NextHandler = (request, response) => {
      response.end(JSON.stringify(request.headers));
      return Promise.resolve();
    };
    const { app, requests } = await createTestApp({ next });
    const headers = { 'x-client-ip': 'mine', 'x-unlisted-page': '1' };
    const forwardedHeaders = (await app.inject({ url: '/api/health', headers })).json();
    expect(forwardedHeaders).toMatchObject({ 'x-client-ip': '127.0.0.1' });
    expect(forwardedHeaders).not.toHaveProperty('x-unlisted-page');
    expect(requests).toEqual(['GET /api/health']);
  });

  it.each(['application/json', '', 'text/plain', 'nonsense'])(
    'get a body unchanged, whatever its content type is: %j',
    async (type) => {
      const next: NextHandler = async (request, response) => {
        let body = '';
        for await (const chunk of request) body += String(chunk);
        response.end(body);
      };
      const { app } = await createTestApp({ next });
      const origin = await app.listen({ port: 0, host: '127.0.0.1' });
      const headers = { 'content-type': type };
      const response = await fetch(`${origin}/api/log`, {
        method: 'POST',
        headers,
        body: '{"a":',
      });
      expect([response.status, await response.text()]).toEqual([200, '{"a":']);
      await app.close();
    },
  );

  it('that fail without a response are a plain 500', async () => {
    const { app } = await createTestApp({ next: () => Promise.reject(new Error('broken')) });
    expect((await app.inject('/api/health')).statusCode).toBe(500);
  });
});

describe('static pages', () => {
  it('are rendered once, without the query, and sent with their policy and language', async () => {
    const { app, requests } = await createTestApp();
    const first = await app.inject({ url: '/en/download?promoter=../x&y=1' });
    await app.inject({ url: '/en/download', headers: { cookie: 'session=x' } });
    expect(requests).toEqual(['GET /en/download']);
    const hash = createHash('sha256').update('a()').digest('base64');
    expect(first.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-language': 'en-US',
      'cache-control': 's-maxage=60, stale-while-revalidate=240',
      'content-security-policy': expect.stringContaining(`script-src 'self' 'sha256-${hash}';`),
      etag: expect.stringMatching(/^W\/"/),
    });
    expect(first.headers).not.toHaveProperty('set-cookie');
  });

  it('carry the cookies of a visitor a promoter brought, and are then not shared', async () => {
    const { app } = await createTestApp();
    const { etag } = (await app.inject('/download')).headers;
    const conditionalHeaders = { 'if-none-match': String(etag) };
    expect((await app.inject({ url: '/download', headers: conditionalHeaders })).statusCode).toBe(
      304,
    );
    const visit = await app.inject({ url: '/download?promoter=abc', headers: conditionalHeaders });
    expect([visit.statusCode, visit.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(visit.headers['set-cookie']).toMatch(/^promoter=abc; Path=\/; Expires=.*Max-Age=604800/);
  });

  it('have the same headers for HEAD as for GET, cold and cached', async () => {
    for (const url of ['/download', '/download?promoter=abc', '/nowhere']) {
      const { app } = await createTestApp();
      const responses = [];
      for (const method of ['HEAD', 'GET', 'HEAD', 'GET'] as const) {
        const { statusCode, headers, body } = await app.inject({ method, url });
        expect(body.length > 0).toBe(method === 'GET');
        responses.push({ statusCode, ...headers, 'x-request-id': '', date: '', 'set-cookie': '' });
      }
      for (const response of responses) expect(response).toEqual(responses[0]);
    }
  });

  it.each([
    ['br', 'br'],
    ['gzip, br', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['', undefined],
  ])('come in the encoding their visitor accepts: %j', async (accepted, encoding) => {
    const { app } = await createTestApp();
    const { headers } = await app.inject({ url: '/', headers: { 'accept-encoding': accepted } });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toMatch(/Accept-Encoding/);
  });

  it('that do not exist are one 404 page for each language', async () => {
    const { app, requests } = await createTestApp();
    const statuses = [];
    for (const url of ['/a', '/b/c', '/en/d', '/en/e?x=1', '/og/news/x', '/art/none.png'])
      statuses.push((await app.inject(url)).statusCode);
    expect(new Set(statuses)).toEqual(new Set([404]));
    expect(requests).toEqual(['GET /not-found', 'GET /en/not-found']);
  });

  it('that staff published are served until they are taken down', async () => {
    const { app } = await createTestApp({
      published: ['/news/added', '/en/news/added', '/news/only-chinese'],
    });
    expect((await app.inject('/en/news/added')).statusCode).toBe(200);
    expect((await app.inject('/news/only-chinese')).statusCode).toBe(200);
    expect((await app.inject('/en/news/only-chinese')).statusCode).toBe(404);
    expect((await app.inject('/news/other')).statusCode).toBe(404);
  });

  it('that fail show the error page of their language, which no cache keeps', async () => {
    const next: NextHandler = (request, response) =>
      respondWith(request.url === '/en/server-error' ? 200 : 500, {}, 'sorry')(request, response);
    const { app } = await createTestApp({ next });
    const { statusCode, headers, body } = await app.inject('/en/download');
    expect([statusCode, body]).toEqual([500, 'sorry']);
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-language': 'en-US',
    });
  });

  it('that fail together with the error page are a plain 500', async () => {
    const { app } = await createTestApp({ next: respondWith(500) });
    const { statusCode, body } = await app.inject('/en/download');
    expect([statusCode, body]).toEqual([500, 'Internal Server Error\n']);
  });

  it('above the rendering limit are refused, and cached ones are not', async () => {
    let respond = () => undefined as void;
    const heldResponse = new Promise<void>((resolve) => (respond = resolve));
    const { app } = await createTestApp({
      next: async (request, response) => {
        if (request.url !== '/en') await heldResponse;
        response.end('<body></body>');
      },
    });
    await app.inject('/en');
    const published = Array.from({ length: 250 }, (_, n) => `/news/piece-${n}`);
    const crowdedApp = await createTestApp({
      published,
      next: async (_request, response) => {
        await heldResponse;
        response.end('<body></body>');
      },
    });
    const crowd = published.map((url) => crowdedApp.app.inject(url));
    const refused = await Promise.race(crowd);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '10']);
    expect((await app.inject('/en')).statusCode).toBe(200);
    respond();
    const statuses = (await Promise.all(crowd)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(100);
    expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(10);
  });

  it.each([
    ['/en/download', 'en-US'],
    ['/download', 'zh-CN'],
  ])(
    'and handlers above their limit are refused in the language of %s: %s',
    async (page, locale) => {
      let respond = () => undefined as void;
      const heldResponse = new Promise<void>((resolve) => (respond = resolve));
      const { app } = await createTestApp({
        next: async (_request, response) => {
          await heldResponse;
          response.end();
        },
      });
      const headers = { host: 'localhost', referer: `http://localhost${page}` };
      const crowd = Array.from({ length: 1_000 }, () =>
        app.inject({ url: '/api/download/windows', headers }),
      );
      const refused = await Promise.race(crowd);
      expect([refused.statusCode, refused.headers['content-language']]).toEqual([503, locale]);
      respond();
      await Promise.all(crowd);
    },
  );
});

describe('handlers', () => {
  it('keep places for other IPs while one IP takes all of its own', async () => {
    const [greedyIp, otherIp] = ['203.0.113.1', '203.0.113.2'];
    let respond = () => undefined as void;
    const heldResponse = new Promise<void>((resolve) => (respond = resolve));
    let runningCount = 0;
    const { app } = await createTestApp({
      next: async (request, response) => {
        if (request.headers[clientIpHeader] === greedyIp) {
          runningCount += 1;
          await heldResponse;
        }
        response.end();
      },
    });
    const request = (remoteAddress: string) =>
      app.inject({ url: '/api/download/windows', remoteAddress });
    const crowd = Array.from({ length: 300 }, () => request(greedyIp));
    expect((await Promise.race(crowd)).statusCode).toBe(503);
    expect(runningCount).toBe(32);
    expect((await request(otherIp)).statusCode).toBe(200);
    respond();
    const statuses = (await Promise.all(crowd)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(32 + 256);
  });
});

describe('a whole response of Next', () => {
  it('is compressed, and names its language where people read it', async () => {
    const feed = respondWith(200, { 'Content-Type': 'application/atom+xml' }, 'x'.repeat(2_000));
    const { app } = await createTestApp({ next: feed });
    const { headers } = await app.inject({
      url: '/en/news/feed.xml',
      headers: { 'accept-encoding': 'br' },
    });
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'content-language': 'en-US',
      vary: 'Accept-Encoding',
    });
    const map = await app.inject({ url: '/sitemap.xml', headers: { 'accept-encoding': 'gzip' } });
    expect(map.headers).not.toHaveProperty('content-language');
  });

  it('does not reveal which internal path served it', async () => {
    const next = respondWith(200, { 'X-Middleware-Rewrite': '/api/oauth?token=secret' }, 'x');
    const { app } = await createTestApp({ next });
    expect(JSON.stringify((await app.inject('/oauth?token=secret')).headers)).not.toContain(
      'secret',
    );
  });

  it('with router data of a static page is requested without anything of the visitor', async () => {
    const received: unknown[] = [];
    const next: NextHandler = (request, response) => {
      received.push(request.headers);
      response.end('0:{}');
      return Promise.resolve();
    };
    const { app, requests } = await createTestApp({ next });
    const url = '/download?_rsc=abc&promoter=MARKED';
    const headers = { rsc: '1', cookie: 'session=MARKED', referer: '/MARKED', 'x-any': 'MARKED' };
    await app.inject({ url, headers });
    expect(requests).toEqual(['GET /download?_rsc=abc']);
    expect(JSON.stringify(received)).not.toContain('MARKED');
  });

  it('with router data remembers the promoter in the URL, as the page itself does', async () => {
    const { app } = await createTestApp();
    const url = '/download?promoter=abc&_rsc=x';
    const { headers } = await app.inject({ url, headers: { rsc: '1' } });
    expect(String(headers['set-cookie'])).toMatch(/^promoter=abc;/);
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it.each(['%5B', '%7B%7D', 'null', '%', '[]', '1'])(
    'with router data is not requested with an invalid router state: %s',
    async (state) => {
      const next: NextHandler = (request, response) =>
        respondWith('next-router-state-tree' in request.headers ? 500 : 200)(request, response);
      const { app } = await createTestApp({ next });
      const headers = { rsc: '1', 'next-router-state-tree': state };
      for (const url of ['/download', '/oauth?state=missing'])
        expect((await app.inject({ url, headers })).statusCode).toBe(200);
    },
  );

  it('is requested again without a state that Next cannot read', async () => {
    const next: NextHandler = (request, response) =>
      respondWith('next-router-state-tree' in request.headers ? 500 : 200)(request, response);
    const { app, requests } = await createTestApp({ next });
    const headers = { rsc: '1', 'next-router-state-tree': '[1,2]' };
    expect((await app.inject({ url: '/download', headers })).statusCode).toBe(200);
    expect(requests).toHaveLength(2);
  });
});

it('counts the requests of visitors, but not its own, for the status page, although nothing reads /metrics', async () => {
  const { app } = await createTestApp();
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const measure = createIncreaseReader();
  await measure();
  const post = async (headers: Record<string, string>) =>
    (await fetch(`${origin}/api/applications/private`, { method: 'POST', headers })).text();
  await post({ [internalKeyHeader]: 'another' });
  await post({ [internalKeyHeader]: getInternalKey() });
  const { forms } = await measure();
  await app.close();
  expect(forms).toMatchObject({ answered: 1 });
});

it('times a package until its transfer begins, because the rest depends on the connection of the visitor', async () => {
  const clock = jest.spyOn(performance, 'now');
  const at = (ms: number) => clock.mockReturnValue(ms);
  const app = Fastify();
  addRequestMeasuring(app);
  const body = new PassThrough();
  app.get('/files/*', (_, reply) => {
    at(2_000);
    body.write('first bytes');
    return reply.send(body);
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const measure = createIncreaseReader();
  await measure();
  at(0);
  const response = await fetch(`${origin}/files/v5/slow.exe`);
  at(600_000);
  body.end();
  await response.text();
  await app.close();
  const { downloads } = await measure();
  clock.mockRestore();
  expect(downloads).toEqual({ answered: 1, failed: 0, seconds: 2 });
});

describe('routes for operators', () => {
  const token = 'a-token-of-sixteen-letters';

  it('print the counters to a caller with the token', async () => {
    const { app } = await createTestApp({ metricsToken: token });
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    for (const path of ['/en/download?promoter=x', '/api/applications/private'])
      await (await fetch(origin + path)).text();
    const authorization = `Bearer ${token}`;
    const response = await fetch(`${origin}/metrics`, { headers: { authorization } });
    const body = await response.text();
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(body).toContain('site_requests_total{method="GET",route="/download",status="200"} 1');
    expect(body).toContain('route="/api/applications/[slug]"');
    expect(body).toContain('site_pages_cached');
    for (const wrongAuthorization of [
      '',
      'Bearer a',
      'Bearer another-token-of-letters',
      `Basic ${token}`,
    ]) {
      const refused = await fetch(`${origin}/metrics`, {
        headers: { authorization: wrongAuthorization },
      });
      expect([refused.status, await refused.text()]).toEqual([401, '']);
    }
    await app.close();
    const { app: appWithoutToken } = await createTestApp();
    expect(
      (await appWithoutToken.inject({ url: '/metrics', headers: { authorization } })).statusCode,
    ).toBe(404);
  });

  it('serve the file by which IndexNow verifies the site', async () => {
    const { app } = await createTestApp({ indexNowKey: 'abcdefgh' });
    const { statusCode, headers, body } = await app.inject('/abcdefgh.txt');
    expect([statusCode, body, headers['content-type']]).toEqual([
      200,
      'abcdefgh',
      'text/plain; charset=utf-8',
    ]);
    expect((await app.inject({ method: 'HEAD', url: '/abcdefgh.txt' })).statusCode).toBe(200);
    expect((await app.inject('/abcdefg.txt')).statusCode).toBe(404);
  });

  it('record each failure for the error records', async () => {
    const error = jest.spyOn(console, 'error');
    const { app } = await createTestApp({ next: respondWith(500) });
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    await fetch(`${origin}/api/health`);
    await app.close();
    expect(error).toHaveBeenCalledWith(expect.stringContaining('answered with an error'));
    expect(error).toHaveBeenCalledWith(expect.stringContaining('status=500'));
  });
});
