import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Handler } from './error-page';
import { page, Site } from './page-cache-support';

describe('the cache', () => {
  let site: Site;
  afterEach(() => site.stop());
  const start = async (...args: ConstructorParameters<typeof Site>) => {
    site = await new Site(...args).start();
  };
  const ask: Site['ask'] = (...args) => site.ask(...args);
  const texts = async (...paths: string[]) => {
    const found: string[] = [];
    for (const path of paths) found.push((await ask(path)).body.toString());
    return found;
  };
  /** Pages that tell which making they are of, and are kept. */
  const counting = (control = 's-maxage=60'): Handler => {
    let made = 0;
    return (_, response) => {
      made += 1;
      response.setHeader('Cache-Control', control);
      response.setHeader('ETag', `"${made}"`);
      response.end(`page ${made}`);
      return Promise.resolve();
    };
  };
  /** Until everything that runs behind an answer is done. */
  const settled = async (count: number) => {
    for (let tries = 0; site.asked.length < count && tries < 100; tries += 1)
      await new Promise(setImmediate);
    await new Promise(setImmediate);
  };

  it('asks once for a crowd, and gives each visitor the encoding it accepts', async () => {
    await start(page);
    const [plain, zipped, brotli] = await Promise.all([
      ask('/'),
      ask('/?promoter=abc', { 'accept-encoding': 'gzip' }),
      ask('/', { 'accept-encoding': 'br' }),
    ]);
    expect(site.asked).toHaveLength(1);
    expect(site.asked[0]?.headers['accept-encoding']).toBeUndefined();
    expect(plain?.body.toString()).toBe('<p>店铺</p>');
    expect(gunzipSync(zipped?.body ?? '').toString()).toBe('<p>店铺</p>');
    expect(brotliDecompressSync(brotli?.body ?? '').toString()).toBe('<p>店铺</p>');
    expect(brotli?.headers).toMatchObject({
      'content-encoding': 'br',
      'content-security-policy': "default-src 'none'",
      'cache-control': 's-maxage=60, stale-while-revalidate=240',
      etag: 'W/"tag"',
    });
  });

  it('asks for the page itself, whatever its visitors add', async () => {
    await start(page);
    for (let n = 0; n < 50; n += 1) await ask(`/download?promoter=p${n}&x=${'x'.repeat(n)}`);
    expect(site.asked.map(({ url }) => url)).toEqual(['/download']);
  });

  it('gives cookies to who brought them and to nobody else', async () => {
    await start(page);
    const first = await ask('/?promoter=abc');
    expect(first.headers['set-cookie']?.[0]).toMatch(/^promoter=abc;/);
    expect(first.headers['cache-control']).toBe('private, no-store');
    const second = await ask('/');
    expect([second.headers['set-cookie'], second.headers['cache-control']]).toEqual([
      undefined,
      's-maxage=60, stale-while-revalidate=240',
    ]);
  });

  it('gives them with a page that is not kept, too', async () => {
    await start((_, response) => {
      response.statusCode = 404;
      response.end('gone');
      return Promise.resolve();
    });
    const { status, headers } = await ask('/?promoter=abc');
    expect([status, headers['set-cookie']?.length, headers['cache-control']]).toEqual([
      404,
      1,
      'private, no-store',
    ]);
  });

  it('holds back a head that is written before the body', async () => {
    await start((_, response) => {
      response.setHeader('ETag', '"tag"');
      response.writeHead(200, { 'Cache-Control': 's-maxage=300', 'Content-Length': '9' });
      response.flushHeaders();
      response.end('<p>店</p>'.slice(0, 8));
      return Promise.resolve();
    });
    for (const visit of ['first', 'second']) {
      const answer = await ask('/', { 'accept-encoding': 'gzip' });
      expect([visit, gunzipSync(answer.body).toString()]).toEqual([visit, '<p>店</p>']);
      expect(answer.headers['content-length']).toBe(String(answer.body.length));
    }
    expect(site.asked).toHaveLength(1);
  });

  it('answers 304 to a visitor who has the page', async () => {
    await start(page);
    await ask('/');
    const known = await ask('/', { 'if-none-match': '"other", W/"tag"' });
    expect([known.status, known.body.length]).toEqual([304, 0]);
    expect((await ask('/', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('lives as long as its content: asked for again behind an answer, once', async () => {
    await start(counting());
    expect(await texts('/')).toEqual(['page 1']);
    site.time += 59_000;
    expect(await texts('/', '/')).toEqual(['page 1', 'page 1']);
    expect(site.asked).toHaveLength(1);
    site.time += 2_000;
    expect(await Promise.all([ask('/'), ask('/'), ask('/')])).toHaveLength(3);
    await settled(2);
    expect(site.asked).toHaveLength(2);
    expect(await texts('/')).toEqual(['page 2']);
    // A request of the site's own: nothing of the visitor can be in it.
    expect(site.asked[1]?.headers).toEqual({ host: 'localhost', 'x-stored-page': '1' });
  });

  it('lives no longer than it says, and not a second when it is old already', async () => {
    await start(counting('s-maxage=3'));
    await texts('/');
    site.time += 3_000;
    await texts('/');
    await settled(2);
    expect(site.asked).toHaveLength(2);
  });

  it('is not given away once its content was changed', async () => {
    await start(counting());
    await texts('/');
    site.outdated = true;
    expect(await texts('/')).toEqual(['page 1']);
    site.time += 1_001;
    expect(await texts('/')).toEqual(['page 2']);
  });

  it('stays when making it anew fails', async () => {
    await start(counting());
    await texts('/');
    site.outdated = true;
    site.time += 1_001;
    site.handler = (_, response) => {
      response.statusCode = 503;
      response.end('busy');
      return Promise.resolve();
    };
    expect(await texts('/')).toEqual(['page 1']);
    // The next is not asked again at once.
    await texts('/');
    expect(site.asked).toHaveLength(2);
  });

  it('goes when the page has gone', async () => {
    await start(counting());
    await texts('/');
    site.outdated = true;
    site.time += 1_001;
    site.handler = (_, response) => {
      response.statusCode = 404;
      response.end('gone');
      return Promise.resolve();
    };
    expect(await texts('/', '/')).toEqual(['gone', 'gone']);
  });

  it('gives up what was not asked for longest when it holds too much', async () => {
    await start(
      (_, response) => {
        response.setHeader('Cache-Control', 's-maxage=60');
        response.end('x'.repeat(600));
        return Promise.resolve();
      },
      { most: 1_000 },
    );
    for (const path of ['/', '/download', '/download', '/']) await ask(path);
    expect(site.asked.map(({ url }) => url)).toEqual(['/', '/download', '/']);
  });

  it.each([
    ['sets a cookie', { 'Set-Cookie': 'a=1' }, 200],
    ['is private', { 'Cache-Control': 'private, no-store' }, 200],
    ['is private, however long', { 'Cache-Control': 'private, s-maxage=300' }, 200],
    ['is not to be stored, however long', { 'Cache-Control': 's-maxage=300, no-store' }, 200],
    ['is for no time', { 'Cache-Control': 's-maxage=0, max-age=300' }, 200],
    ['is encoded already', { 'Content-Encoding': 'identity' }, 200],
    ['says nothing about caches', { 'Cache-Control': '' }, 200],
    ['is a redirect', {}, 308],
    ['is a failure', {}, 500],
  ])('keeps no answer that %s', async (_, headers, status) => {
    let visitors = 0;
    await start((_request, response) => {
      visitors += 1;
      response.statusCode = status;
      for (const [name, value] of Object.entries({ 'Cache-Control': 's-maxage=300', ...headers }))
        response.setHeader(name, value);
      response.end(`visitor ${visitors}`);
      return Promise.resolve();
    });
    expect((await ask('/')).body.toString()).toBe('visitor 1');
    const second = await ask('/');
    expect([second.status, second.body.toString()]).toEqual([status, 'visitor 2']);
  });

  it('lets those who waited ask for themselves when the first failed', async () => {
    let calls = 0;
    await start((_request, response) => {
      calls += 1;
      if (calls === 1) return Promise.reject(new Error('boom'));
      response.end('fine');
      return Promise.resolve();
    });
    const [first, second] = await Promise.allSettled([ask('/'), ask('/')]);
    expect(first?.status).toBe('rejected');
    expect(second?.status === 'fulfilled' && second.value.body.toString()).toBe('fine');
  });

  it('compresses a page that is nobody else’s as well', async () => {
    const text = `<p>${'nothing here '.repeat(100)}</p>`;
    await start((_, response) => {
      response.statusCode = 404;
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(text);
      return Promise.resolve();
    });
    for (const path of ['/nowhere', '/oauth?state=missing', '/']) {
      const answer = await ask(path, { 'accept-encoding': 'gzip, br' });
      expect([answer.status, answer.headers['content-encoding']]).toEqual([404, 'br']);
      expect(brotliDecompressSync(answer.body).toString()).toBe(text);
    }
  });

  it('keeps pages apart', async () => {
    await start((request, response) => {
      response.setHeader('Cache-Control', 's-maxage=300');
      response.end(request.url);
      return Promise.resolve();
    });
    expect(await texts('/en', '/download', '/en')).toEqual(['/en', '/download', '/en']);
    expect(site.asked).toHaveLength(2);
  });
});
