import { gunzipSync } from 'node:zlib';
import { RequestRefusal } from '@/lib/core/http/responses/refusal';
import type { RenderRequest, RenderedResponse } from './next-app';
import { PageCache, RenderError, type PageKey } from './page-cache';
import { createHtmlFinisher } from './finish-page-html';

const key: PageKey = {
  publicPath: '/en/x',
  internalPath: '/en-US/x',
  locale: 'en-US',
  status: 200,
};
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A page cache whose renderings finish when a test says so. */
function createTestCache({ maxBytes = 1_000_000, lifeSeconds = 60 } = {}) {
  let now = 0;
  const requests: {
    readonly request: RenderRequest;
    readonly respond: (page: Partial<RenderedResponse>) => void;
  }[] = [];
  const expiredPaths: string[] = [];
  const cache = new PageCache({
    render: (request) =>
      new Promise((resolve) => {
        const respond = (page: Partial<RenderedResponse>) =>
          resolve({ status: 200, headers: {}, body: Buffer.from('<body></body>'), ...page });
        requests.push({ request, respond });
      }),
    expirePage: (pathname) => Promise.resolve(void expiredPaths.push(pathname)),
    finishHtml: createHtmlFinisher(null),
    maxBytes,
    lifeSeconds,
    now: () => now,
  });
  const finishRendering = async (text: string, more: Partial<RenderedResponse> = {}) => {
    await settle();
    requests.shift()?.respond({ body: Buffer.from(text), ...more });
    await settle();
  };
  const textOf = async (pageKey = key) => (await cache.getPage(pageKey)).bodies.identity.toString();
  return { cache, requests, expiredPaths, finishRendering, textOf, at: (ms: number) => (now = ms) };
}

beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

it('renders once however many visitors wait, and passes on nothing of a visitor', async () => {
  const { requests, finishRendering, textOf } = createTestCache();
  const readers = [textOf(), textOf(), textOf()];
  await settle();
  expect(requests.map(({ request }) => request)).toEqual([
    { url: '/en/x', headers: { accept: 'text/html', 'x-unlisted-page': '1' } },
  ]);
  await finishRendering('one');
  expect(await Promise.all(readers)).toEqual(['one', 'one', 'one']);
  expect(await textOf()).toBe('one');
  expect(requests).toEqual([]);
});

it('has each encoding of the body, and an ETag by its content', async () => {
  const { cache, finishRendering } = createTestCache();
  const first = cache.getPage(key);
  await finishRendering('<p>text</p>');
  const { bodies, etag } = await first;
  expect(gunzipSync(bodies.gzip).toString()).toBe('<p>text</p>');
  cache.invalidateContent();
  const again = cache.getPage(key);
  await finishRendering('<p>text</p>');
  // The body is compressed only once for the same content.
  expect([(await again).etag, (await again).bodies]).toEqual([etag, bodies]);
});

it('shows changed content to all visitors from then on', async () => {
  const { cache, finishRendering, textOf } = createTestCache();
  const before = textOf();
  await settle();
  cache.invalidateContent();
  const after = textOf();
  // A rendering that began before the change may show the old content.
  await finishRendering('old');
  await finishRendering('new');
  expect([await before, await after, await textOf()]).toEqual(['old', 'new', 'new']);
});

it('sends a stale page as it is and renders it again in the background', async () => {
  const { finishRendering, textOf, at, expiredPaths, requests } = createTestCache({
    lifeSeconds: 10,
  });
  const first = textOf();
  await finishRendering('one');
  await first;
  at(10_000);
  expect([await textOf(), await textOf()]).toEqual(['one', 'one']);
  await settle();
  expect([expiredPaths, requests.length]).toEqual([['/en-US/x'], 1]);
  await finishRendering('two');
  while ((await textOf()) === 'one') await settle();
  expect(await textOf()).toBe('two');
});

it('renders sooner again where Next says so, because the page was made from other than live data (B6)', async () => {
  const { cache, finishRendering, textOf, at, requests } = createTestCache({ lifeSeconds: 3_600 });
  const first = cache.getPage(key);
  await finishRendering('fallback', {
    headers: { 'cache-control': 's-maxage=30, stale-while-revalidate=1' },
  });
  expect((await first).cacheControl).toBe('s-maxage=30, stale-while-revalidate=120');
  at(30_000);
  await textOf();
  await settle();
  expect(requests).toHaveLength(1);
});

it('keeps a page that cannot be rendered again', async () => {
  const { cache, finishRendering, textOf, at } = createTestCache({ lifeSeconds: 10 });
  const first = textOf();
  await finishRendering('one');
  await first;
  at(10_000);
  await textOf();
  await finishRendering('', { status: 500 });
  expect(await textOf()).toBe('one');
  cache.invalidateContent();
  const changed = textOf();
  await finishRendering('', { status: 503 });
  expect(await changed).toBe('one');
});

it('keeps no visitor waiting for an upstream that hangs, where there is an earlier copy', async () => {
  const { cache, finishRendering, textOf } = createTestCache();
  const first = textOf();
  await finishRendering('one');
  await first;
  cache.invalidateContent();
  expect(await textOf()).toBe('one');
  await finishRendering('two');
  expect(await textOf()).toBe('two');
});

it('has no page where there is no earlier copy, or where the page is gone', async () => {
  const { cache, finishRendering } = createTestCache();
  for (const status of [500, 404]) {
    const requested = cache.getPage(key);
    const failed = expect(requested).rejects.toThrow(RenderError);
    await finishRendering('', { status });
    await failed;
  }
  const first = cache.getPage(key);
  await finishRendering('one');
  await first;
  cache.invalidateContent();
  const notFound = expect(cache.getPage(key)).rejects.toMatchObject({ status: 404 });
  await finishRendering('', { status: 404 });
  await notFound;
});

it('is bounded: the least recently requested page goes first', async () => {
  const { requests, finishRendering, textOf } = createTestCache({ maxBytes: 25_000 });
  const pages = ['a', 'b', 'c'].map((name) => ({ ...key, publicPath: `/${name}` }));
  for (const page of pages) {
    const reading = textOf(page);
    await finishRendering(page.publicPath.repeat(5_000));
    await reading;
  }
  void textOf(pages[2]);
  void textOf(pages[0]);
  await settle();
  expect(requests.map(({ request }) => request.url)).toEqual(['/a']);
});

it('renders only a few pages at once, and refuses visitors who would wait too long', async () => {
  const { cache, requests } = createTestCache();
  const crowd = Array.from({ length: 300 }, (_, n) =>
    cache.getPage({ ...key, publicPath: `/${n}` }),
  );
  const refused = crowd.map((request) =>
    request.then(
      () => false,
      (error) => error instanceof RequestRefusal,
    ),
  );
  await settle();
  expect(requests.length).toBe(2);
  expect(await Promise.race(refused)).toBe(true);
});
