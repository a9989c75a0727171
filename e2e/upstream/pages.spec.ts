/** Pages while their upstream fails: what they show, that they do not wait, and that they recover on their own (D7). */
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { errors as en } from '@/messages/en-US/forms.json';
import { release } from '@/messages/zh-CN/download.json';
import { errors as zh } from '@/messages/zh-CN/forms.json';
import { userAgents } from '../support/browser/user-agents';
import { waitForHydration } from '../support/browser/hydration';
import { expect, test } from '../support/browser/test';
import { FaultyProxy } from './support/faulty-proxy';
import { setUpSiteWithUpstream } from './support/site-with-upstream';

test.describe.configure({ mode: 'serial' });

const upstream = new FaultyProxy();
const shortLifetimes = { CONTENT_REVALIDATE_SECONDS: '3', CONTENT_CHECK_SECONDS: '1' };
const site = setUpSiteWithUpstream(upstream, { settings: shortLifetimes, isUpstreamDead: true });
test.use({ baseURL: ({}, use) => use(site.origin), userAgent: userAgents.windows });

const patient = { timeout: 75_000, intervals: [1_000] };

/** Less than any deadline of a rendering, so a response within this time did not wait for the upstream. */
const atOnceMs = 2_500;

async function requestTimed(request: APIRequestContext, path: string) {
  const started = performance.now();
  const response = await request.get(path);
  return { response, hasWaited: performance.now() - started > atOnceMs };
}

test.describe('an upstream that fails', () => {
  test.describe.configure({ timeout: 150_000 });

  test('down from the start: built-in fallback, a notice, and a download that still starts (D7)', async ({
    page,
    request,
  }) => {
    const fetchDownloadHtml = async () => (await request.get('/download')).text();
    await expect
      .poll(async () => (await fetchDownloadHtml()).includes('data-fallback="versions"'), patient)
      .toBe(true);
    await page.goto('/download');
    await waitForHydration(page);
    // There is one notice for the website's list and one for the list of v6.
    await expect(page.locator('[data-fallback="versions"]')).toHaveCount(2);
    await expect(page.getByText('版本列表').first()).toBeVisible();
    const link = await request.get('/api/download/windows?promoter=abc', { maxRedirects: 0 });
    expect([link.status(), link.headers().location]).toEqual([
      302,
      expect.stringMatching(/^\/files\/v5\/SuperBrowser-.*_abc\.exe\?auth_key=/),
    ]);
    for (const path of [
      '/',
      '/en',
      '/v6',
      '/downloadlist',
      '/download/history',
      '/download/contrast',
      '/vps',
    ]) {
      const { response, hasWaited } = await requestTimed(request, path);
      expect(response.status(), path).toBe(200);
      expect(hasWaited, `${path} waits for no upstream`).toBe(false);
    }
    expect((await request.get('/api/ready')).status()).toBe(503);
    expect((await request.get('/api/health')).status()).toBe(200);
    expect(
      await (
        await request.get('/api/promoter/discount', { headers: { cookie: 'promoter=abc123' } })
      ).json(),
    ).toEqual({ discount: 76 });
  });

  test('once it works, the page recovers within the life of the fallback', async ({ request }) => {
    await upstream.open('forward');
    await expect
      .poll(
        async () => (await (await request.get('/download')).text()).includes('data-fallback'),
        patient,
      )
      .toBe(false);
    await expect.poll(async () => (await request.get('/api/ready')).status(), patient).toBe(200);
    await expect
      .poll(async () => {
        const page = await request.get('/v6');
        const text = await page.text();
        const isWhole = ['mac-arm', 'linux'].every((name) =>
          text.includes(`data-platform="${name}"`),
        );
        return isWhole;
      }, patient)
      .toBe(true);
    const fetchDiscount = async () =>
      (
        await request.get('/api/promoter/discount', { headers: { cookie: 'promoter=abc123' } })
      ).json() as Promise<unknown>;
    await expect
      .poll(fetchDiscount, patient)
      .toMatchObject({ discount: expect.any(Number), promoter: { code: 'abc123' } });
  });

  // Other answers of an upstream are tested without a site (lib/core/upstream).
  for (const mode of ['hang', 'malformed'] as const) {
    test(`${mode}: the last good data stays, no page breaks, and none waits`, async ({
      request,
    }) => {
      await upstream.open(mode);
      await expect
        .poll(
          async () => {
            const wasTried = upstream.endedPaths.some((path) => path.includes('versionlist'));
            const timedResponses = await Promise.all(
              ['/download', '/v6'].map((path) => requestTimed(request, path)),
            );
            const [page, v6] = timedResponses.map(({ response }) => response) as [
              APIResponse,
              APIResponse,
            ];
            expect([page.status(), v6.status()]).toEqual([200, 200]);
            expect(timedResponses.map(({ hasWaited }) => hasWaited)).toEqual([false, false]);
            const text = await page.text();
            expect(text).not.toContain('data-fallback');
            expect(text).not.toContain('data-maintenance');
            expect(text).toContain('data-platform="mac-arm"');
            expect(await v6.text()).toContain('data-platform="linux"');
            const link = await request.get('/api/download/mac-arm', { maxRedirects: 0 });
            expect(link.status(), await link.text()).toBe(302);
            // The test ends only once the upstream was called and the page just tested was rendered after that call.
            return wasTried && text.includes('data-last-good="versions"');
          },
          { timeout: 40_000, intervals: [500] },
        )
        .toBe(true);
    });
  }

  test('maintenance: its message is shown next to the last good v6 data (D7)', async ({
    page,
    request,
  }) => {
    await upstream.open('maintenance');
    for (const path of ['/v6', '/en/download'])
      await expect
        .poll(async () => (await request.get(path)).text(), patient)
        .toContain('data-maintenance');
    await page.goto('/v6');
    await waitForHydration(page);
    await expect(page.locator('[data-maintenance]')).toContainText(zh.byCode.maintenance);
    // The message is in a toast too.
    await expect(page.getByText(zh.byCode.maintenance)).toHaveCount(2);
    await expect(page.locator('a[data-platform="mac-arm"]').first()).toBeVisible();
    expect(await (await request.get('/en/download')).text()).toContain(en.byCode.maintenance);
  });

  test('after maintenance the message disappears from new pages', async ({ request }) => {
    await upstream.open('forward');
    for (const path of ['/v6', '/en/download'])
      await expect
        .poll(async () => (await request.get(path)).text(), patient)
        .not.toMatch(/data-(?:maintenance|last-good|fallback)/);
  });

  test('down again: the last good data stays, and a toast says so', async ({ page, request }) => {
    await upstream.close();
    const link = await request.get('/api/download/mac-intel', { maxRedirects: 0 });
    expect(link.status()).toBe(302);
    const fetchDownloadHtml = async () => (await request.get('/download')).text();
    await expect.poll(fetchDownloadHtml, patient).toContain('data-last-good="versions"');
    expect(await fetchDownloadHtml()).not.toContain('data-fallback');
    await page.goto('/download');
    await waitForHydration(page);
    await expect(page.getByText(release.listNotices.title)).toHaveCount(2);
  });
});
