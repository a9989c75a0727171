/** What the document of each page says: it is fetched once and read without a browser. */
import { expect, test, type APIRequestContext } from '@playwright/test';
import { pagePath } from '../../lib/i18n/paths';
import type { Locale } from '../../lib/i18n/routing';
import { attribute, faultsOfHtml, parseHtml, textOf } from '../support/html';
import { expectLinksLead, indexable, places, type Place } from '../support/places';
import { faultsOfData } from '../support/structured-data';
import { agents } from '../support/test';

const publicOrigin = 'http://localhost:3000';
const publicAddress = (path: string) => `${publicOrigin}${path === '/' ? '' : path}`;

test.use({ userAgent: agents.windows });

type Tree = Awaited<ReturnType<typeof parseHtml>>;

async function expectMetadata(
  request: APIRequestContext,
  { route, locale, path }: Place,
  tree: Tree,
) {
  const meta = (selector: string, name: string) => attribute(tree.querySelector(selector), name);
  expect(meta('html', 'lang')).toBe(locale);
  expect(tree.querySelectorAll('h1')).toHaveLength(1);
  expect(meta('link[rel="canonical"]', 'href')).toBe(publicAddress(path));
  expect(meta('link[hreflang="zh-CN"]', 'href')).toBe(publicAddress(route.path));
  expect(meta('link[hreflang="en-US"]', 'href')).toBe(publicAddress(pagePath('en-US', route.path)));
  expect(meta('link[hreflang="x-default"]', 'href')).toBe(publicAddress(route.path));
  expect(meta('meta[name="description"]', 'content').length).toBeGreaterThan(
    locale === 'zh-CN' ? 30 : 80,
  );
  const robots = tree.querySelectorAll('meta[name="robots"]');
  expect(robots.some((one) => attribute(one, 'content').includes('noindex'))).toBe(
    !indexable(route),
  );
  const picture = new URL(meta('meta[property="og:image"]', 'content'));
  const answer = await request.get(picture.pathname);
  expect(answer.headers()['content-type']).toBe('image/jpeg');
}

/** Pages that are a tool or a form: they are visited for what they do. */
const tools = new Set([
  'register',
  'staffRegister',
  'partnersApply',
  'privateApply',
  'ecologyApply',
  'appointment',
  'feedback',
  'history',
  'downloadList',
]);

/** Han characters or words; figures and marks do not count. */
const amountOf = (text: string, locale: Locale) =>
  (text.match(locale === 'zh-CN' ? /\p{Script=Han}/gu : /\p{L}[\p{L}’'-]*/gu) ?? []).length;

for (const place of places) {
  const { route, locale, address } = place;
  test(`the document of ${place.path}`, async ({ request }) => {
    const response = await request.get(address);
    expect(response.status()).toBe(200);
    expect(response.headers()['set-cookie']).toBeUndefined();
    const html = await response.text();
    const tree = await parseHtml(html);
    const main = tree.querySelector('main');

    await test.step('is a complete page of its language', () =>
      expectMetadata(request, place, tree));

    await test.step('is valid HTML', async () => expect(await faultsOfHtml(html)).toEqual([]));

    await test.step('links only to places that exist', () => {
      const links = tree.querySelectorAll('a[href]').map((link) => attribute(link, 'href'));
      return expectLinksLead(request, address, links);
    });

    await test.step('tells machines what its kind requires, and what it shows', () =>
      expect(faultsOfData(route, html, textOf(main, ['script']))).toEqual([]));

    if (indexable(route) && !tools.has(route.name))
      await test.step('has copy of its own', () =>
        expect(
          amountOf(textOf(main, ['script', 'style', 'nav', 'noscript']), locale),
        ).toBeGreaterThanOrEqual(locale === 'zh-CN' ? 600 : 300));
  });
}

for (const path of [
  '/nowhere',
  '/en/nowhere',
  '/unsupported',
  '/en/unsupported',
  '/api/download/nothing',
])
  test(`valid HTML: ${path}`, async ({ request }) =>
    expect(await faultsOfHtml(await (await request.get(path)).text())).toEqual([]));
