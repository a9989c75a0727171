import { expect, test } from '@playwright/test';
import { routing } from '../../lib/i18n/routing';
import { prefixOf } from '../../lib/i18n/paths';
import { routes } from '../../lib/routes';
import { feedFamilies, feedPath } from '../../lib/seo/feeds/paths';
import { attribute, parseHtml } from '../support/html';
import { agents } from '../support/test';

for (const family of feedFamilies)
  for (const locale of routing.locales) {
    const path = feedPath(locale, family);

    test(`${path} is linked from its page, Atom, and answers 304`, async ({ request }) => {
      const page = await parseHtml(
        await (await request.get(`${prefixOf[locale]}/${family}`)).text(),
      );
      const link = page.querySelector('link[rel="alternate"][type="application/atom+xml"]');
      expect(attribute(link, 'href')).toMatch(new RegExp(`${path}$`));
      const shown = page.querySelectorAll('main a').map((one) => attribute(one, 'href'));
      expect(shown).toContain(path);

      // Whoever fetches feeds may call itself anything, even an old browser.
      const headers = { 'user-agent': agents.ie11 };
      const response = await request.get(path, { headers, maxRedirects: 0 });
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
      expect(response.headers()['set-cookie']).toBeUndefined();
      const again = await request.get(path, {
        headers: { ...headers, 'if-none-match': response.headers().etag ?? '' },
      });
      expect(again.status()).toBe(304);
    });
  }

test('releases.json holds packages that can be fetched', async ({ request }) => {
  const index = (await (await request.get('/releases.json')).json()) as {
    source: Record<string, string>;
    releases: { type: string; sha256: string | null; download: string | null }[];
  };
  expect(index.source).toEqual({ v5: 'live', v6: 'live' });
  const latest = index.releases.find(({ type }) => type === 'latest');
  expect(latest?.sha256).toMatch(/^[0-9a-f]{64}$/);
  const { pathname, search } = new URL(latest?.download ?? '');
  expect((await request.head(`${pathname}${search}`, { maxRedirects: 0 })).status()).toBe(302);
});

test('llms.txt names every indexable page in both languages', async ({ request }) => {
  const text = await (await request.get('/llms.txt')).text();
  for (const { path, priority } of routes) {
    if ((priority as number | null) === null || path === '/') continue;
    for (const locale of routing.locales) expect(text).toContain(`${prefixOf[locale]}${path})`);
  }
});
