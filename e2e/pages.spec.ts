import type { APIRequestContext } from '@playwright/test';
import { pagePath } from '../lib/i18n/paths';
import { routing } from '../lib/i18n/routing';
import { routes } from '../lib/routes';
import { axe } from './support/axe';
import { siteOrigin } from './support/servers';
import { addressOf, agents, expect, hydrated, test } from './support/test';

const publicOrigin = 'http://localhost:3000';

test.use({ userAgent: agents.windows });

const answers = new Map<string, Promise<{ status: number; text: string }>>();

/** What an address answers, asked for once: the same links stand on every page. */
function visited(request: APIRequestContext, address: string) {
  const headers = { 'user-agent': agents.windows };
  const known = answers.get(address);
  const answer =
    known ??
    request.get(address, { maxRedirects: 0, headers }).then(async (response) => ({
      status: response.status(),
      text: response.status() === 200 ? await response.text() : '',
    }));
  answers.set(address, answer);
  return answer;
}

const places = routes.flatMap((route) =>
  routing.locales.map((locale) => ({
    route,
    locale,
    path: pagePath(locale, route.path),
    address: addressOf(locale, route.path),
  })),
);

for (const { route, locale, path, address } of places) {
  test.describe(path, () => {
    test('is a complete page of its language', async ({ page }) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(200);
      expect(response?.headers()['set-cookie']).toBeUndefined();
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('h1')).toHaveCount(1);
      const meta = (selector: string, attribute: string) =>
        page.locator(selector).first().getAttribute(attribute);
      expect(await meta('link[rel=canonical]', 'href')).toBe(
        `${publicOrigin}${path === '/' ? '' : path}`,
      );
      expect(await meta('link[hreflang="zh-CN"]', 'href')).toBe(
        `${publicOrigin}${route.path === '/' ? '' : route.path}`,
      );
      expect(await meta('link[hreflang="en-US"]', 'href')).toBe(
        `${publicOrigin}${pagePath('en-US', route.path)}`,
      );
      expect(await meta('link[hreflang="x-default"]', 'href')).toBe(
        await meta('link[hreflang="zh-CN"]', 'href'),
      );
      const description = (await meta('meta[name=description]', 'content')) ?? '';
      expect(description.length).toBeGreaterThan(locale === 'zh-CN' ? 30 : 80);
      const picture = new URL((await meta('meta[property="og:image"]', 'content')) ?? '');
      expect((await page.request.get(picture.pathname)).headers()['content-type']).toBe(
        'image/jpeg',
      );

      const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
      const types = blocks.map((block) => (JSON.parse(block) as { '@type': string })['@type']);
      if (route.parent !== null) expect(types).toContain('BreadcrumbList');
      if (route.name === 'home')
        expect(types).toEqual(
          expect.arrayContaining(['Organization', 'WebSite', 'SoftwareApplication', 'FAQPage']),
        );
    });

    test('links only to places that exist', async ({ page }) => {
      await page.goto(address);
      const links = await page
        .locator('a[href]')
        .evaluateAll((anchors) => [
          ...new Set(anchors.map((anchor) => anchor.getAttribute('href') ?? '')),
        ]);
      for (const link of links) {
        if (link === '' || link === '#') throw new Error(`dead link on ${path}`);
        const url = new URL(link, `${siteOrigin}${address}`);
        if (url.origin !== siteOrigin) continue;
        // The twin of a notice has its target only where scripts carry it over; without, it says so.
        if (url.pathname.endsWith('/redirect')) continue;
        const { status, text } = await visited(page.request, `${url.pathname}${url.search}`);
        expect([200, 302, 303], link).toContain(status);
        if (url.hash && status === 200)
          expect(text, `${link} names no anchor`).toContain(
            `id="${decodeURIComponent(url.hash.slice(1))}"`,
          );
      }
    });

    test('is accessible at three widths and never scrolls sideways', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(address);
      await hydrated(page);
      for (const width of [1440, 768, 390]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await axe(page), `at ${width} px`).toEqual([]);
      }
      await page.setViewportSize({ width: 360, height: 740 });
      const widths = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.body.scrollWidth,
      ]);
      expect(Math.max(...widths)).toBeLessThanOrEqual(360);
    });
  });
}

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
    expect(sitemap.includes(`<loc>${address}</loc>`), path).toBe(
      (route.priority as number | null) !== null,
    );
  }
  expect(await (await request.get('/robots.txt')).text()).toContain(
    `Sitemap: ${publicOrigin}/sitemap.xml`,
  );
});
