/** From a promoter’s link to the signed download, and the promoter in the URL on the way (A5, A8). */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { computeAuthKey } from '@/lib/downloads/signed-links/url-signature';
import { readDownloadSignKey } from '../support/servers/site-keys';
import { siteOrigin } from '../support/servers/ports-and-folders';
import { userAgents } from '../support/browser/user-agents';
import { waitForHydration } from '../support/browser/hydration';
import { readCookie, expect, test, goToDownloads } from '../support/browser/test';

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Fetches with Node's own client, sharing nothing with the browser; redirects are not followed. */
function fetchPlain(
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      `${siteOrigin}${path}`,
      { headers: { 'user-agent': userAgents.windows, ...headers } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    request.on('error', reject).end();
  });
}

test.use({ userAgent: userAgents.windows, locale: 'zh-CN' });

for (const hasScripts of [true, false]) {
  test.describe(hasScripts ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: hasScripts });

    test('a promoter link ends in a real, signed download', async ({ page }) => {
      await page.goto('/?promoter=abc123&utm_source=blog');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (hasScripts) await waitForHydration(page);
      await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
      await expect(page).toHaveURL(/\/en(\?|$)/);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
      await page.getByRole('banner').getByRole('link', { name: '中文' }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
      await goToDownloads(page);
      await expect(page).toHaveURL(/\/download(\?|$)/);
      if (hasScripts) await waitForHydration(page);

      const shownHash = await page
        .locator('[data-hero-download] [data-sha256]')
        .first()
        .getAttribute('data-sha256');
      const button = hasScripts
        ? page.locator('[data-hero-download] a[data-highlighted]:visible')
        : page.locator('[data-hero-download] a[href^="/api/download/"]').first();
      const [redirect, download] = await Promise.all([
        page.waitForResponse((response) => response.url().includes('/api/download/')),
        page.waitForEvent('download'),
        button.click(),
      ]);
      expect(redirect.status()).toBe(302);
      expect(download.suggestedFilename()).toMatch(/^SuperBrowser-[\d.]+-x64_abc123\.exe$/);
      const bytes = readFileSync(await download.path());
      expect(sha256(bytes)).toBe(shownHash);
      expect(await readCookie(page, 'promoter')).toBe('abc123');
      expect(await readCookie(page, 'utm_source')).toBe('blog');

      // A second client gets the same bytes, and the signature equals the signature computed here.
      const secondResponse = await fetchPlain('/api/download/windows', {
        cookie: 'promoter=abc123',
      });
      expect([secondResponse.status, secondResponse.headers['cache-control']]).toEqual([
        302,
        'no-store',
      ]);
      const location = new URL(String(secondResponse.headers.location), siteOrigin);
      const [timestamp = '', rand = '', uid = ''] = (
        location.searchParams.get('auth_key') ?? ''
      ).split('-');
      expect(location.searchParams.get('auth_key')).toBe(
        computeAuthKey({
          path: location.pathname,
          timestamp: Number(timestamp),
          rand,
          uid,
          key: readDownloadSignKey(),
        }),
      );
      const file = await fetchPlain(`${location.pathname}${location.search}`);
      expect(file.status).toBe(200);
      expect(file.body.equals(bytes)).toBe(true);
    });
  });
}

test('the code is stored for seven days, and the code “official” removes it', async ({
  page,
  context,
}) => {
  await page.goto('/?promoter=abc123');
  const storedCookie = (await context.cookies()).find((cookie) => cookie.name === 'promoter');
  const weekFromNow = Date.now() / 1000 + 7 * 86_400;
  expect(storedCookie?.expires).toBeGreaterThan(weekFromNow - 60);
  expect(storedCookie?.expires).toBeLessThan(weekFromNow + 60);
  await page.goto('/download');
  const download = await page.request.get('/api/download/windows', { maxRedirects: 0 });
  expect(download.headers().location).toContain('_abc123.exe');
  await page.goto('/?promoter=official');
  expect(await readCookie(page, 'promoter')).toBeUndefined();
  const plain = await page.request.get('/api/download/windows', { maxRedirects: 0 });
  expect(plain.headers().location).toMatch(/-x64\.exe\?/);
});

test('client-side navigation keeps the promoter in the URL (A8)', async ({ page }) => {
  await page.goto('/?promoter=abc123&activity_id=double11&callback=a%26b&utm_source=blog');
  await waitForHydration(page);
  await goToDownloads(page);
  await expect(page).toHaveURL(
    `${siteOrigin}/download?promoter=abc123&callback=a%26b&activity_id=double11`,
  );
  for (const link of await page.locator('a[href*="promoter="], link[href*="promoter="]').all()) {
    expect(await link.getAttribute('href'), 'links never carry the code').toBeNull();
  }
});

test('on arrival the URL gets the promoter, without .exe, and a channel stays a channel (A8)', async ({
  page,
}) => {
  await page.goto('/?promoter=abc123.exe&callback=x');
  await expect(page).toHaveURL(`${siteOrigin}/?promoter=abc123&callback=x`);
  // The URL was typed or is a bookmark: the cookies complete it.
  await page.goto('/download');
  await expect(page).toHaveURL(`${siteOrigin}/download?promoter=abc123&callback=x`);
  await page.context().clearCookies();
  await page.goto('/vps?channelId=shop1');
  await waitForHydration(page);
  await goToDownloads(page);
  await expect(page).toHaveURL(`${siteOrigin}/download`);
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect([names.includes('channelId'), names.includes('promoter')]).toEqual([true, false]);
});

test('the URL stays as it is for a visitor without a promoter', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  await goToDownloads(page);
  await expect(page).toHaveURL(`${siteOrigin}/download`);
  expect(await page.context().cookies()).toEqual([]);
});
