/** How pages are found, and told from each other: by clicks from the home page, by machines, by their names. */
import { expect, test } from '@playwright/test';
import { pagePath } from '../../lib/i18n/paths';
import { routing } from '../../lib/i18n/routing';
import { routes, type Route } from '../../lib/routes';
import { indexable, places } from '../support/places';
import { agents } from '../support/test';

const publicOrigin = 'http://localhost:3000';

test.use({ userAgent: agents.windows });

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
        const html = await (await request.get(path)).text();
        for (const [, href = ''] of html.matchAll(/<a[^>]*?\shref="([^"]+)"/g)) {
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
    const html = await (await request.get(path)).text();
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
      expect(seen.get(text), `${path} repeats "${text}"`).toBeUndefined();
      seen.set(text, path);
    }
  }
});

test('the sitemap lists every indexable page in both languages, robots point to it', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const { route, path } of places) {
    const address = new URL(path, publicOrigin).toString();
    expect(sitemap.includes(`<loc>${address}</loc>`), path).toBe(indexable(route));
  }
  expect(await (await request.get('/robots.txt')).text()).toContain(
    `Sitemap: ${publicOrigin}/sitemap.xml`,
  );
});
