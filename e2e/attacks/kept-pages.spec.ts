/** What is kept for everybody holds nothing of the request that renewed it (A6, R8). */
import { expect, test, type APIRequestContext } from '@playwright/test';

const mark = 'MARKED4ME';

/** One page of every kind there is: its plain address, and an address of a visitor that leads to the same kept page. */
const pages = [
  { kind: 'static', plain: '/en/download', marked: '/en/download' },
  { kind: 'home', plain: '/', marked: '/' },
  { kind: 'with secrets in its address', plain: '/teaminvited', marked: '/teaminvited' },
  { kind: 'unknown', plain: '/nowhere', marked: `/teaminvited/${mark}/13800138000` },
  { kind: 'unknown, long', plain: '/nowhere', marked: `/${`${mark}-`.repeat(600)}` },
  { kind: 'unknown, English', plain: '/en/nowhere', marked: `/en/${mark}/x%22%5D,%22q%22` },
  { kind: 'unknown article', plain: '/news/nothing', marked: `/news/${mark}` },
  { kind: 'unknown scenario', plain: '/en/cases/nothing', marked: `/en/cases/${mark}` },
  { kind: 'unknown file', plain: '/nothing.png', marked: `/${mark}.png` },
  { kind: 'unknown under a folder of files', plain: '/og/nothing', marked: `/og/${mark}` },
  { kind: 'unknown handler', plain: '/api/nothing', marked: `/api/${mark}` },
  { kind: 'error page', plain: '/server-error', marked: `/server-error/${mark}` },
  { kind: 'feed', plain: '/news/feed.xml', marked: '/news/feed.xml' },
  { kind: 'for machines', plain: '/releases.json', marked: '/releases.json' },
  { kind: 'for old browsers', plain: '/unsupported', marked: '/unsupported' },
] as const;

/** Those of them that tell when they are renewed, and share what is kept with no other here. */
const renewing: readonly string[] = ['/en/download', '/', '/teaminvited'];

/** A page itself, and the ways a router asks for its data. */
const asks: Record<string, string>[] = [
  {},
  { RSC: '1' },
  { RSC: '1', 'Next-Router-Prefetch': '1' },
  { RSC: '1', 'Next-Router-Prefetch': '1', 'Next-Router-Segment-Prefetch': '/_tree' },
];

const markedHeaders = {
  Cookie: `promoter=${mark}; session=${mark}; other=${mark}`,
  Referer: `http://localhost/${mark}`,
  'User-Agent': `Mozilla/5.0 (X11; Linux x86_64) Chrome/142 ${mark}`,
  'Accept-Language': mark,
  'X-Forwarded-Host': mark,
  'X-Forwarded-Proto': mark,
  'Next-Url': `/${mark}`,
  'X-Anything': mark,
};

async function textOf(request: APIRequestContext, path: string, headers: Record<string, string>) {
  const response = await request.get(path, { headers, maxRedirects: 0 });
  return `${JSON.stringify(response.headers())}\n${await response.text()}`;
}

test('nothing a visitor sent while a page was renewed reaches the next one', async ({
  playwright,
  baseURL,
}) => {
  const visitor = async () => playwright.request.newContext({ baseURL });
  const [first, second] = [await visitor(), await visitor()];
  const renewals = new Map(renewing.map((path) => [path, 0]));
  // A page lives three seconds in this run: each is renewed several times meanwhile, because of these requests.
  await expect
    .poll(
      async () => {
        for (const { plain, marked } of pages)
          for (const ask of asks) {
            const response = await first.get(`${marked}?token=${mark}&promoter=${mark}&x=${mark}`, {
              headers: { ...ask, ...markedHeaders },
              maxRedirects: 0,
            });
            const known = renewals.get(plain);
            // Given away as it was kept, and renewed because of this request.
            if (known !== undefined && response.headers()['x-kept-page'] === 'old')
              renewals.set(plain, known + 1);
          }
        return Math.min(...renewals.values());
      },
      { timeout: 60_000, intervals: [250] },
    )
    .toBeGreaterThan(2);
  for (const { kind, plain } of pages)
    for (const ask of asks)
      expect(
        await textOf(second, plain, ask),
        `${kind}: ${plain} ${JSON.stringify(ask)}`,
      ).not.toContain(mark);
  await Promise.all([first.dispose(), second.dispose()]);
});
