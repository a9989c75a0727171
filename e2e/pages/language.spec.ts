/** The language a visitor chose, and what does not choose one: request headers and cookies (L2). */
import { siteOrigin } from '../support/servers/ports-and-folders';
import { userAgents } from '../support/browser/user-agents';
import { waitForHydration } from '../support/browser/hydration';
import { expect, test } from '../support/browser/test';

test.use({ userAgent: userAgents.windows });

test('the choice is remembered: an unprefixed page moves to its twin, query and fragment kept (L2)', async ({
  page,
}) => {
  await page.goto('/download');
  await waitForHydration(page);
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(`${siteOrigin}/en/download`);
  await page.goto('/vps?x=1#top');
  await expect(page).toHaveURL(`${siteOrigin}/en/vps?x=1#top`);
  await waitForHydration(page);
  await page.getByRole('banner').getByRole('link', { name: '中文' }).click();
  await expect(page).toHaveURL(`${siteOrigin}/vps`);
  await page.goto('/download');
  await waitForHydration(page);
  await expect(page).toHaveURL(`${siteOrigin}/download`);
});

test('a choice is remembered however early its link is pressed (L2)', async ({ page }) => {
  await page.addInitScript(() => {
    if (location.pathname === '/en/vps') localStorage.setItem('Language', 'en-US');
    const observer = new MutationObserver(() => {
      const link = document.querySelector<HTMLElement>('header a[data-language="zh-CN"]');
      if (!link) return;
      observer.disconnect();
      link.click();
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await page.goto('/en/vps', { waitUntil: 'commit' });
  await page.waitForURL(`${siteOrigin}/vps`);
  await waitForHydration(page);
  await expect(page).toHaveURL(`${siteOrigin}/vps`);
});

test('neither Accept-Language nor a cookie decides, and none is set', async ({ browser }) => {
  const context = await browser.newContext({
    locale: 'en-GB',
    baseURL: siteOrigin,
    userAgent: userAgents.windows,
  });
  await context.addCookies([{ name: 'NEXT_LOCALE', value: 'en-US', url: siteOrigin }]);
  const page = await context.newPage();
  await page.goto('/download');
  await waitForHydration(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  expect((await context.cookies()).map((cookie) => cookie.name)).toEqual(['NEXT_LOCALE']);
  await context.close();
});
