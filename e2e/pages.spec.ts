import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pagePath } from '../lib/i18n/paths';
import { routing } from '../lib/i18n/routing';
import { routes } from '../lib/routes';
import { siteOrigin } from './support/servers';
import { addressOf, agents, expect, hydrated, test } from './support/test';

const axeSource = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');
const publicOrigin = 'http://localhost:3000';

interface Violation {
  id: string;
  help: string;
  nodes: { html: string; target: string[] }[];
}

/** Runs axe on what the page shows now and gives its violations as readable lines. */
async function axe(page: import('@playwright/test').Page): Promise<string[]> {
  await page.evaluate(axeSource);
  const violations = await page.evaluate(async () => {
    const runner = (
      window as unknown as {
        axe: { run: (options: object) => Promise<{ violations: Violation[] }> };
      }
    ).axe;
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    return (await runner.run({ runOnly: { type: 'tag', values: tags } })).violations;
  });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} at ${node.target.join(' ')}: ${node.html.slice(0, 160)}`),
  );
}

test.use({ userAgent: agents.windows });

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
    });

    test('has readable structured data', async ({ page }) => {
      await page.goto(address);
      const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
      const types = blocks.map((block) => (JSON.parse(block) as { '@type': string })['@type']);
      if (route.parent !== null) expect(types).toContain('BreadcrumbList');
      if (route.name === 'home')
        expect(types).toEqual(
          expect.arrayContaining(['Organization', 'WebSite', 'SoftwareApplication', 'FAQPage']),
        );
    });

    for (const width of [390, 768, 1440]) {
      test(`is accessible at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto(address);
        await hydrated(page);
        expect(await axe(page)).toEqual([]);
      });
    }

    test('does not scroll sideways at 360 px', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(address);
      await hydrated(page);
      const widths = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.body.scrollWidth,
      ]);
      expect(Math.max(...widths)).toBeLessThanOrEqual(360);
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
        const response = await page.request.get(`${url.pathname}${url.search}`, {
          maxRedirects: 0,
          headers: { 'user-agent': agents.windows },
        });
        expect([200, 302, 303], link).toContain(response.status());
        if (url.hash && response.status() === 200) {
          expect(await response.text(), `${link} names no anchor`).toContain(
            `id="${decodeURIComponent(url.hash.slice(1))}"`,
          );
        }
      }
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
