/** Files for programs: feeds, releases.json, checksums, llms.txt and package manifests. */
import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { routing } from '@/lib/core/i18n/routing';
import { pathPrefixByLocale } from '@/lib/core/i18n/paths';
import { pages } from '@/lib/pages';
import { feedSections, feedPath } from '@/lib/seo/feeds/feed-paths';
import { attributeOf, parseHtml } from '../support/pages/html';
import { isIndexable } from '../support/pages/localized-pages';
import { userAgents } from '../support/browser/user-agents';

for (const section of feedSections)
  for (const locale of routing.locales) {
    const path = feedPath(locale, section);

    test(`${path} is linked from its page, is valid Atom, and answers 304`, async ({ request }) => {
      const page = await parseHtml(
        await (await request.get(`${pathPrefixByLocale[locale]}/${section}`)).text(),
      );
      const link = page.querySelector('link[rel="alternate"][type="application/atom+xml"]');
      expect(attributeOf(link, 'href')).toMatch(new RegExp(`${path}$`));
      const shownHrefs = page.querySelectorAll('main a').map((one) => attributeOf(one, 'href'));
      expect(shownHrefs).toContain(path);

      // A feed reader may have any user agent, even that of an old browser.
      const headers = { 'user-agent': userAgents.ie11 };
      const response = await request.get(path, { headers, maxRedirects: 0 });
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
      expect(response.headers()['set-cookie']).toBeUndefined();
      const secondResponse = await request.get(path, {
        headers: { ...headers, 'if-none-match': response.headers().etag ?? '' },
      });
      expect(secondResponse.status()).toBe(304);
    });
  }

test('releases.json lists packages that can be downloaded', async ({ request }) => {
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

test('llms.txt lists every indexable page in both languages', async ({ request }) => {
  const text = await (await request.get('/llms.txt')).text();
  for (const row of pages) {
    const { path, priority } = row;
    if ((priority as number | null) === null || path === '/') continue;
    for (const locale of routing.locales)
      expect(text.includes(`${pathPrefixByLocale[locale]}${path})`), path).toBe(isIndexable(row));
  }
});

test('SHA256SUMS lists every package of releases.json, and answers 304', async ({ request }) => {
  const response = await request.get('/SHA256SUMS');
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const lines = (await response.text()).trimEnd().split('\n');
  expect(lines.filter((line) => !/^[0-9a-f]{64} {2}\S+$/.test(line))).toEqual([]);
  expect(lines.length).toBeGreaterThan(40);
  expect(new Set(lines.map((line) => line.slice(66))).size).toBe(lines.length);
  const { releases } = (await (await request.get('/releases.json')).json()) as {
    releases: { sha256: string | null; download: string | null }[];
  };
  for (const { sha256, download } of releases)
    if (sha256 && download) expect(lines.some((line) => line.startsWith(sha256))).toBe(true);
  const secondResponse = await request.get('/SHA256SUMS', {
    headers: { 'if-none-match': response.headers().etag ?? '' },
  });
  expect(secondResponse.status()).toBe(304);
});

for (const path of ['/SHA256SUMS.sig', '/.well-known/security.txt', '/.well-known/sbom.json'])
  test(`${path} is one line of plain text where nothing is configured`, async ({ request }) => {
    const response = await request.get(path);
    expect([response.status(), response.headers()['content-type']]).toEqual([
      404,
      'text/plain; charset=utf-8',
    ]);
    expect(await response.text()).toMatch(/^[A-Z][^\n]+\.\n$/);
    expect(response.headers()['cache-control']).toBe('no-store');
  });

for (const locale of routing.locales)
  test(`/downloadlist and llms.txt link to the same files for programs: ${locale}`, async ({
    request,
  }) => {
    const page = await parseHtml(
      await (await request.get(`${pathPrefixByLocale[locale]}/downloadlist`)).text(),
    );
    const paths = page
      .querySelectorAll('#files-for-programs a')
      .map((element) => attributeOf(element, 'href') ?? '');
    expect(paths.filter((path) => path.startsWith('/manifests/'))).toHaveLength(12);
    const summary = await (await request.get('/llms.txt')).text();
    for (const path of paths) {
      const file = await request.get(path);
      expect([path, file.status()]).toEqual([path, 200]);
      expect(summary).toContain(`${path})`);
    }
  });

test('the package that a manifest links to has its checksum', async ({ request }) => {
  const { architecture } = (await (
    await request.get('/manifests/scoop/superbrowser6.json')
  ).json()) as { architecture: { '64bit': { url: string; hash: string } } };
  const { url, hash } = architecture['64bit'];
  const { pathname, search } = new URL(url);
  const bytes = await (await request.get(`${pathname}${search}`)).body();
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(hash);
});

test('an unknown manifest is a 404', async ({ request }) => {
  for (const path of ['/manifests/scoop/other.json', '/manifests/winget/superbrowser.json'])
    expect((await request.get(path)).status()).toBe(404);
});
