/** The VPS edition: what its visitors see on every page. */
import { goToDownloads } from '../support/browser/test';
import { userAgents } from '../support/browser/user-agents';
import { expect, test } from '../support/browser/visitor-test';
import { waitForHomeVisitStored } from './support/local-storage';

test.use({ userAgent: userAgents.windows });

test('the VPS edition is remembered: title, name and Windows links (B4)', async ({
  page,
  request,
}) => {
  expect(await (await request.get('/?product_line=lite')).text()).not.toContain('data-edition');
  await page.goto('/?product_line=lite');
  const name = page.getByRole('banner').locator('[data-product-name]');
  await expect(name).toHaveText('超级浏览器纯净版');
  await expect(page).toHaveTitle(/超级浏览器纯净版/);
  expect(await page.title()).not.toContain('纯净版纯净版');
  await goToDownloads(page);
  await expect(page.locator('main')).toHaveAttribute('data-page', 'download');
  await expect(name).toHaveText('超级浏览器纯净版');
  await expect(page).toHaveTitle(/超级浏览器纯净版/);
  await expect(page.locator('a[href^="/api/download/windows"]').first()).toBeAttached();
  const readDownloadLinks = () =>
    page
      .locator('a[href^="/api/download/windows"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  await expect
    .poll(async () =>
      (await readDownloadLinks()).filter((href) => /windows(-x86|-zip)?(\?line=v5)?$/.test(href)),
    )
    .toEqual([]);
  // The row's version, day and size belong to another package.
  const details = page.locator('tr:has(a[href="/api/download/windows-lite"]) [data-details-of]');
  expect(await details.count()).toBeGreaterThan(0);
  await expect(details.filter({ visible: true })).toHaveCount(0);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('[data-hero-download] a[data-highlighted]:visible').click(),
  ]);
  expect(download.suggestedFilename().toLowerCase()).toContain('lite');
  await page.goto('/en/vps');
  await expect(page.getByRole('banner').locator('[data-product-name]')).toHaveText(
    'SuperBrowser Pure',
  );
  expect(await page.title()).not.toContain('Pure Pure');
  await page.goto('/?product_line=standard');
  // The page is loaded with this name; the visit is stored a moment later.
  await waitForHomeVisitStored(page, 2);
  await expect(name).toHaveText('超级浏览器');
  await page.goto('/');
  await waitForHomeVisitStored(page, 3);
  await expect(name).toHaveText('超级浏览器');
});
