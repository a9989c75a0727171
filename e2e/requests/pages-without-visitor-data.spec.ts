/** Pages and files that all visitors get contain nothing of the request they were rendered for (A6, R11). */
import { expect, test } from '@playwright/test';
import { changeTopAd, createUniqueText } from '../support/servers/change-content';
import { isNightly } from '../support/nightly';
import { startOwnSite, type OwnSite } from '../support/servers/own-site';
import { createDataDir, removeFolders } from '../support/servers/temporary-folders';

const mark = 'MARKED4ME';

test.describe.configure({ mode: 'default' });

let site: OwnSite;
let DATA_DIR: string;
test.beforeAll(async () => {
  DATA_DIR = createDataDir();
  const settings = { DATA_DIR, CONTENT_CHECK_SECONDS: '1', CONTENT_REVALIDATE_SECONDS: '3600' };
  site = await startOwnSite(settings, { allowsAnySettings: true });
});
test.afterAll(async () => {
  await site.kill();
  await removeFolders([DATA_DIR]);
});

/** Paths that show another page: the plain path, and a path with a visitor's values. */
const otherPaths: readonly (readonly [plain: string, marked: string])[] = [
  ['/nowhere', `/teaminvited/${mark}/13800138000`],
  ['/nowhere', `/${`${mark}-`.repeat(600)}`],
  ['/en/nowhere', `/en/${mark}/x%22%5D,%22q%22`],
  ['/news/nothing', `/news/${mark}`],
  ['/en/cases/nothing', `/en/cases/${mark}`],
  ['/nothing.png', `/${mark}.png`],
  ['/og/nothing', `/og/${mark}`],
  ['/api/nothing', `/api/${mark}`],
  ['/server-error', `/server-error/${mark}`],
  ['/news/feed.xml', '/news/feed.xml'],
  ['/releases.json', '/releases.json'],
  ['/unsupported', '/unsupported'],
];

const state = encodeURIComponent(JSON.stringify([mark, { children: [mark, {}] }, null, null]));

/** Headers of a request for the page itself, and of the router's requests for its data. */
const requestKinds: readonly Record<string, string>[] = [
  {},
  { RSC: '1' },
  { RSC: '1', 'Next-Router-State-Tree': state },
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
  'X-Unlisted-Page': mark,
  'X-Anything': mark,
};

async function fetchText(path: string, headers: Record<string, string>): Promise<string> {
  const response = await fetch(site.origin + path, { headers, redirect: 'manual' });
  return `${JSON.stringify([...response.headers])}\n${await response.text()}`;
}

async function fetchPages(): Promise<(readonly [string, string])[]> {
  const map = await (await fetch(`${site.origin}/sitemap.xml`)).text();
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  const unlisted = ['/teaminvited', '/success', '/recall', '/getquickly', '/attribution'];
  return [...paths, ...unlisted].map((path) => [path, path] as const);
}

/** Headers of the requests for which a page can be rendered first, by their kind. */
const firstRequests = {
  'a document': {},
  'data for the router': requestKinds[2],
  'a prefetch': requestKinds[3],
};

/**
 * Requests each path first with a visitor's values everywhere, as one of these kinds of request, then as each kind by
 * visitors without values.
 */
async function expectNoMark(
  paths: readonly (readonly [string, string])[],
  firstOf: (n: number) => Record<string, string>,
) {
  const query = `?_rsc=${mark}&token=${mark}&promoter=${mark}&x=${mark}`;
  for (const [n, [plain, marked]] of paths.entries()) {
    await fetchText(`${marked}${query}`, { ...firstOf(n), ...markedHeaders });
    for (const request of requestKinds)
      expect(await fetchText(plain, request), `${plain} ${JSON.stringify(request)}`).not.toContain(
        mark,
      );
  }
}

/** Makes the server render every page again. */
async function renderAllAgain(): Promise<void> {
  const text = createUniqueText();
  await changeTopAd(DATA_DIR, text);
  await expect
    .poll(async () => (await fetchText('/vps', {})).includes(text), { timeout: 10_000 })
    .toBe(true);
}

// At night every page is tested with each kind of request first, otherwise with one kind.
if (isNightly)
  for (const [kindName, first] of Object.entries(firstRequests))
    test(`rendered first for ${kindName} of a visitor with values everywhere, every page is the same for the next one`, async () => {
      test.setTimeout(240_000);
      await renderAllAgain();
      await expectNoMark([...(await fetchPages()), ...otherPaths], () => ({ ...first }));
    });
else
  test('rendered first for a visitor with values everywhere, every page is the same for the next one', async () => {
    await renderAllAgain();
    const kinds = Object.values(firstRequests);
    await expectNoMark([...(await fetchPages()), ...otherPaths], (n) => ({
      ...kinds[n % kinds.length],
    }));
  });
