import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { encodingOf, keyOf, withPageCache } from './page-cache';
import type { Handler } from './error-page';

const chrome = 'Chrome/142.0';

describe('what may come from the cache', () => {
  it.each(['/', '/download', '/en', '/en/download/history'])('%s', (url) =>
    expect(keyOf({ method: 'GET', url, headers: { 'user-agent': chrome } })).toBe(url),
  );

  it.each([
    ['a query', 'GET', '/?promoter=abc', {}],
    ['an unknown page', 'GET', '/nowhere', {}],
    ['an alias', 'GET', '/zh-CN', {}],
    ['a trailing slash', 'GET', '/download/', {}],
    ['a trailing slash', 'GET', '/en/', {}],
    ['a handler', 'GET', '/api/health', {}],
    ['HEAD', 'HEAD', '/', {}],
    ['POST', 'POST', '/', {}],
    ['the router', 'GET', '/', { rsc: '1' }],
    ['a prefetch', 'GET', '/', { 'next-router-prefetch': '1' }],
    ['an old browser', 'GET', '/', { 'user-agent': 'MSIE 8.0' }],
  ])('not %s: %s %s', (_, method, url, headers) =>
    expect(keyOf({ method, url, headers: { 'user-agent': chrome, ...headers } })).toBeNull(),
  );
});

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip;q=0', 'identity'],
  ['br;q=0.5', 'br'],
  ['identity', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('Accept-Encoding %j gets %s', (accepted, encoding) =>
  expect(encodingOf(accepted)).toBe(encoding),
);

describe('the cache', () => {
  let server: Server;
  let asked: IncomingHttpHeaders[];
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  const start = async (handler: Handler, ttlMs = 60_000) => {
    asked = [];
    const cached = withPageCache((request, response) => {
      asked.push({ ...request.headers });
      return handler(request, response);
    }, ttlMs);
    server = createServer(
      (request, response) => void cached(request, response).catch(() => response.destroy()),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  };

  const ask = (path: string, headers: Record<string, string> = {}) =>
    new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>(
      (resolve, reject) => {
        const { port } = server.address() as AddressInfo;
        httpRequest(
          { port, host: '127.0.0.1', path, headers: { 'user-agent': chrome, ...headers } },
          (response) => {
            const chunks: Buffer[] = [];
            response.on('data', (chunk: Buffer) => chunks.push(chunk));
            response.on('end', () =>
              resolve({
                status: response.statusCode ?? 0,
                headers: response.headers,
                body: Buffer.concat(chunks),
              }),
            );
          },
        )
          .on('error', reject)
          .end();
      },
    );

  const page: Handler = async (_, response) => {
    response.setHeader('Cache-Control', 's-maxage=300');
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('ETag', '"tag"');
    response.setHeader('Content-Security-Policy', "default-src 'none'");
    response.write('<p>店');
    response.end('铺</p>');
  };

  it('asks once for a crowd, and gives each visitor the encoding it accepts', async () => {
    await start(page);
    const [plain, zipped, brotli] = await Promise.all([
      ask('/'),
      ask('/', { 'accept-encoding': 'gzip' }),
      ask('/', { 'accept-encoding': 'br' }),
    ]);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.['accept-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe('<p>店铺</p>');
    expect(gunzipSync(zipped.body).toString()).toBe('<p>店铺</p>');
    expect(brotliDecompressSync(brotli.body).toString()).toBe('<p>店铺</p>');
    expect(brotli.headers).toMatchObject({
      'content-encoding': 'br',
      'content-security-policy': "default-src 'none'",
      'cache-control': 's-maxage=300',
      etag: 'W/"tag"',
    });
  });

  it('holds back a head that is written before the body', async () => {
    await start(async (_, response) => {
      response.setHeader('ETag', '"tag"');
      response.writeHead(200, { 'Cache-Control': 's-maxage=300', 'Content-Length': '9' });
      response.flushHeaders();
      response.end('<p>店</p>'.slice(0, 8));
    });
    for (const visit of ['first', 'second']) {
      const answer = await ask('/', { 'accept-encoding': 'gzip' });
      expect([visit, gunzipSync(answer.body).toString()]).toEqual([visit, '<p>店</p>']);
      expect(answer.headers['content-length']).toBe(String(answer.body.length));
    }
    expect(asked).toHaveLength(1);
  });

  it('answers 304 to a visitor who has the page', async () => {
    await start(page);
    await ask('/');
    const known = await ask('/', { 'if-none-match': '"other", W/"tag"' });
    expect([known.status, known.body.length]).toEqual([304, 0]);
    expect((await ask('/', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('asks again when the moment is over', async () => {
    await start(page, 0);
    await ask('/');
    await ask('/');
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['sets a cookie', { 'Set-Cookie': 'a=1' }, 200],
    ['is private', { 'Cache-Control': 'private, no-store' }, 200],
    ['says nothing about caches', { 'Cache-Control': '' }, 200],
    ['is a redirect', {}, 308],
    ['is a failure', {}, 500],
  ])('keeps no answer that %s', async (_, headers, status) => {
    let visitors = 0;
    await start(async (_request, response) => {
      visitors += 1;
      response.statusCode = status;
      for (const [name, value] of Object.entries({ 'Cache-Control': 's-maxage=300', ...headers }))
        response.setHeader(name, value);
      response.end(`visitor ${visitors}`);
    });
    expect((await ask('/')).body.toString()).toBe('visitor 1');
    const second = await ask('/');
    expect([second.status, second.body.toString()]).toEqual([status, 'visitor 2']);
  });

  it('lets those who waited ask for themselves when the first failed', async () => {
    let calls = 0;
    await start(async (_request, response) => {
      calls += 1;
      if (calls === 1) throw new Error('boom');
      response.end('fine');
    });
    const [first, second] = await Promise.allSettled([ask('/'), ask('/')]);
    expect(first.status).toBe('rejected');
    expect(second.status === 'fulfilled' && second.value.body.toString()).toBe('fine');
  });

  it('keeps pages apart', async () => {
    await start(async (request, response) => {
      response.setHeader('Cache-Control', 's-maxage=300');
      response.end(request.url);
    });
    await ask('/en');
    expect((await ask('/download')).body.toString()).toBe('/download');
    expect((await ask('/en')).body.toString()).toBe('/en');
    expect(asked).toHaveLength(2);
  });
});
