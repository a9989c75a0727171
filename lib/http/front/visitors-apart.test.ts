/** Nothing a visitor sends changes what the next one gets of a kept page, nor grows what is kept (A6). */
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Handler } from './error-page';
import type { withPageCache } from './page-cache';
import { chrome, page, Site } from './page-cache-support';

const control = 's-maxage=60, stale-while-revalidate=240';
const noStore = 'private, no-store';

/** Answers as Next does: a request that asks for something else than the page gets something else, cacheable too. */
const next: Handler = (request, response) => {
  const isPage = request.method === 'GET' && !request.url?.includes('?') && !isOther(request);
  if (isPage) return page(request, response);
  response.setHeader('Cache-Control', 's-maxage=60');
  response.setHeader('Content-Type', 'text/x-component');
  response.end(`OTHER ${request.url}`);
  return Promise.resolve();
};
const isOther = ({ headers }: IncomingMessage) =>
  Object.keys(headers).some((name) => /^(?:rsc|range|next-)/.test(name));

let site: Site;
beforeEach(async () => {
  site = await new Site(next).start();
});
afterEach(() => site.stop());

async function isPlain(path: string): Promise<void> {
  const { status, headers, body } = await site.ask(path);
  expect([status, body.toString()]).toEqual([200, '<p>店铺</p>']);
  expect(headers).toMatchObject({ 'cache-control': control, etag: 'W/"tag"' });
  expect(headers).not.toHaveProperty('set-cookie');
  expect(JSON.stringify(headers)).not.toMatch(/evil/i);
}

const evil = 'evil%0d%0aSet-Cookie:%20evil=1%0d%0a%0d%0aevil';

describe.each(['/download', '/en'])('%s', (path) => {
  it.each<[string, string, Record<string, string>]>([
    ['a word of the router', '?_rsc=evil', {}],
    ['a word of the router after others', '?a=evil&_rsc=evil&promoter=abc', {}],
    ['a hidden word of the router', '?%5frsc=evil', {}],
    ['a parameter twice', '?promoter=evil&promoter=evil2', {}],
    ['a hidden parameter', '?%70romoter=evil', {}],
    ['a very long query', `?evil=${'x'.repeat(14_000)}`, {}],
    ['ends of lines in a parameter', `?promoter=${evil}`, {}],
    ['ends of lines in a source', `?utm_source=${evil}&utm_medium=${evil}`, {}],
    ['what is no text', '?promoter=%E0%A4%A&x=%', {}],
    ['a fragment', '?promoter=abc%23evil', {}],
    ['two question marks', '??promoter=evil', {}],
    ['another host', '', { 'x-forwarded-host': 'evil.test', forwarded: 'host=evil.test' }],
    ['another path', '', { 'x-original-url': '/evil', 'x-rewrite-url': '/evil' }],
    ['another language', '', { 'accept-language': 'evil' }],
    ['a session', '', { cookie: 'session=evil; promoter=evil; Language=en-US' }],
    ['a key', '', { authorization: 'Bearer evil' }],
    ['the router', '', { rsc: '1' }],
    ['the router, with a query', '?promoter=evil', { rsc: '1' }],
    ['a prefetch', '', { 'next-router-prefetch': '1' }],
    ['a tree', '', { 'next-router-state-tree': '%5B%22evil%22%5D' }],
    ['a segment', '', { 'next-router-segment-prefetch': '/_tree' }],
    ['an action', '', { 'next-action': 'evil' }],
    ['a part', '', { range: 'bytes=0-3' }],
    ['another method', '', { method: 'HEAD' }],
    ['another method', '?promoter=evil', { method: 'HEAD' }],
    ['another method', '', { method: 'POST' }],
    ['another method', '?promoter=evil', { method: 'OPTIONS' }],
    ['another method', '', { method: 'PURGE' }],
    ['a method in disguise', '', { 'x-http-method-override': 'DELETE' }],
    ['headers of Next’s own', '', { 'x-middleware-prefetch': 'evil', 'x-matched-path': '/evil' }],
    ['a condition', '', { 'if-none-match': '*', 'if-match': '"evil"' }],
  ])(
    'is for the next visitor as it was, after one with %s',
    async (_, query, { method, ...headers }) => {
      // As the first, who has it made, and as one of many.
      await site.ask(path + query, headers, method);
      await isPlain(path);
      await site.ask(path + query, headers, method);
      await isPlain(path);
    },
  );
});

it('asks for the router’s answers each time, and keeps the page beside them', async () => {
  for (const visit of ['first', 'second'])
    expect([visit, (await site.ask('/download', { rsc: '1' })).body.toString()]).toEqual([
      visit,
      'OTHER /download',
    ]);
  await isPlain('/download');
  expect((await site.ask('/download', { rsc: '1' })).body.toString()).toBe('OTHER /download');
});

it('lets a crowd wait for the page that is being made, once', async () => {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  site.handler = (...args) => opened.then(() => next(...args));
  const crowd = ['', '?promoter=abc', ''].map((query) => site.ask(`/download${query}`));
  // Time in which each of them could ask for itself.
  for (let turn = 0; turn < 100; turn += 1) await new Promise(setImmediate);
  open();
  expect((await Promise.all(crowd)).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(site.asked).toHaveLength(1);
});

it('gives those who wait for a page the page alone, each with cookies of their own', async () => {
  const queries = ['?promoter=one', '', '?promoter=two', '?utm_source=ads', ''];
  const answers = await Promise.all(queries.map((query) => site.ask(`/download${query}`)));
  expect(site.asked).toHaveLength(1);
  expect(
    answers.map(({ headers }) => [
      headers['cache-control'],
      (headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join(' '),
    ]),
  ).toEqual([
    [noStore, 'promoter=one'],
    [control, ''],
    [noStore, 'promoter=two'],
    [noStore, expect.stringMatching(/ads/) as string],
    [control, ''],
  ]);
});

it.each([
  [{ 'if-none-match': 'W/"tag"' }],
  [{ 'if-none-match': '*' }],
  [{ 'if-modified-since': 'Mon, 06 Jul 2026 00:00:00 GMT' }],
])('gives a promoter’s visitor the whole page, who says %j', async (known) => {
  for (const visit of ['made', 'kept']) {
    const { status, headers, body } = await site.ask('/download?promoter=abc', known);
    expect([visit, status, body.length > 0, headers['cache-control']]).toEqual([
      visit,
      200,
      true,
      noStore,
    ]);
    expect(headers['set-cookie']).toHaveLength(1);
  }
});

describe('ten thousand queries', () => {
  /** A visit without the network, whose answer is thrown away. */
  const visit = async (cached: Handler, url: string) => {
    const request = Object.assign(new IncomingMessage(new Socket()), {
      method: 'GET',
      url,
      headers: { host: 'x', 'user-agent': chrome, 'accept-encoding': 'identity' },
    });
    const response = new ServerResponse(request);
    await cached(request, response);
    return response.statusCode;
  };

  it.each([
    ['that mean nothing', (n: number) => `?x${n}=${n}`],
    ['of promoters', (n: number) => `?promoter=p${n}`],
    ['in other letters', (n: number) => `?Promoter=${n}&%70romoter=${n}#${n}`],
    ['of the router, which are not kept', (n: number) => `?_rsc=${n}`],
  ])('%s, add nothing to what is kept', async (_, query) => {
    const sizes: number[] = [];
    let made = 0;
    const puts: string[] = [];
    // All that could be kept is noted by what puts it there.
    jest.resetModules();
    jest.doMock('./answers/shelf', () => {
      const { createShelf } =
        jest.requireActual<typeof import('./answers/shelf')>('./answers/shelf');
      return {
        createShelf: (...args: Parameters<typeof createShelf>) => {
          const shelf = createShelf(...args);
          const put: typeof shelf.put = (name, thing) => {
            puts.push(name);
            shelf.put(name, thing);
            sizes.push(shelf.size());
          };
          return { ...shelf, put };
        },
      };
    });
    const fresh = jest.requireActual<{ withPageCache: typeof withPageCache }>('./page-cache');
    const cached = fresh.withPageCache(
      (request, response) => {
        made += 1;
        return next(request, response);
      },
      { line: { mayBeOutdated: () => false }, now: () => 1_000_000 },
    );
    await visit(cached, '/download');
    const before = [puts.length, made];
    for (let n = 0; n < 10_000; n += 1) await visit(cached, `/download${query(n)}`);
    expect(before).toEqual([1, 1]);
    expect([puts, sizes]).toEqual([['/download'], [Buffer.byteLength('<p>店铺</p>')]]);
    jest.dontMock('./answers/shelf');
  });
});
