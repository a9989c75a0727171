/** How pages are found, and told from each other: by clicks from the home page, by machines, by their names. */
import { expect, test, type APIRequestContext } from '@playwright/test';
import { pagePath } from '../../lib/i18n/paths';
import { routing } from '../../lib/i18n/routing';
import { routes, type Route } from '../../lib/routes';
import { formCases } from '../support/application-forms';
import { attribute, linksIn, parseHtml } from '../support/html';
import { indexable, places } from '../support/places';
import { agents } from '../support/test';

const publicOrigin = 'http://localhost:3000';

test.use({ userAgent: agents.windows });
// Together they read each document once.
test.describe.configure({ mode: 'default' });

const documents = new Map<string, Promise<string>>();
function documentOf(request: APIRequestContext, path: string): Promise<string> {
  const known = documents.get(path) ?? request.get(path).then((response) => response.text());
  documents.set(path, known);
  return known;
}

/** What follows a form, a letter or a failed request: it is reached by doing that, not by a link. */
const followsSomething = (route: Route) =>
  /success$|^\/(?:teaminvited|oauth|redirect)$/.test(route.path);

for (const locale of routing.locales)
  test(`every page is at most three clicks from home, ${locale}`, async ({ request }) => {
    const seen = new Set([pagePath(locale, '/')]);
    let border = [...seen];
    for (let click = 0; click < 3; click += 1) {
      const next: string[] = [];
      for (const path of border) {
        for (const href of linksIn(await documentOf(request, path))) {
          const target = href.split(/[?#]/)[0] ?? '';
          if (!target.startsWith('/') || /^\/(?:api|files)\//.test(target)) continue;
          if (seen.has(target)) continue;
          seen.add(target);
          next.push(target);
        }
      }
      border = next.filter((path) => routes.some((one) => pagePath(locale, one.path) === path));
    }
    const missed = routes.filter(
      (route) => !followsSomething(route) && !seen.has(pagePath(locale, route.path)),
    );
    expect(missed.map((route) => route.path)).toEqual([]);
  });

test('no two pages share a title, a description or a heading', async ({ request }) => {
  const seen = new Map<string, string>();
  for (const { path } of places) {
    const html = await documentOf(request, path);
    for (const pattern of [
      /<title>([^<]+)/,
      /name="description" content="([^"]+)/,
      /<h1[^>]*>([\s\S]*?)<\/h1>/,
    ]) {
      const text =
        pattern
          .exec(html)?.[1]
          ?.replace(/<[^>]+>/g, '')
          .trim() ?? '';
      expect(text, `${path} ${pattern}`).not.toBe('');
      // A headline may be its own page's title.
      expect([undefined, path], `${path} repeats "${text}"`).toContain(seen.get(text));
      seen.set(text, path);
    }
  }
});

test('the sitemap lists every indexable page in both languages, robots point to it', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const { route, path } of places) {
    const address = `${publicOrigin}${path === '/' ? '' : path}`;
    expect(sitemap.includes(`<loc>${address}</loc>`), path).toBe(indexable(route));
  }
  expect(await (await request.get('/robots.txt')).text()).toContain(
    `Sitemap: ${publicOrigin}/sitemap.xml`,
  );
});

for (const locale of routing.locales)
  test(`every button of a form leads there with its number (APPLYFROM), ${locale}`, async ({
    request,
  }) => {
    for (const { path, hash, ways } of formCases)
      for (const { page, from, inside } of ways) {
        const tree = await parseHtml(await documentOf(request, pagePath(locale, page)));
        const part = inside === 'main' ? 'main' : 'footer';
        const links = tree.querySelectorAll(`${part} a`).map((link) => attribute(link, 'href'));
        const query = from > 0 ? `?apply_from=${from}` : '';
        expect(links, `${page} to ${path}`).toContain(`${pagePath(locale, path)}${query}${hash}`);
      }
  });
