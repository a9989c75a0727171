/**
 * A promoter’s link opened in an app that saves no files (D11): the guide to a browser, on the page and after a
 * download.
 */
import type { Page } from '@playwright/test';
import { pathPrefixByLocale } from '@/lib/core/i18n/paths';
import { inApp as en } from '@/messages/en-US/in-app.json';
import { inApp as zh } from '@/messages/zh-CN/in-app.json';
import type { Locale } from '@/lib/core/i18n/routing';
import { findViolations } from '../support/browser/axe';
import { phoneDevice } from '../support/browser/user-agents';
import { waitForHydration } from '../support/browser/hydration';
import { expect, test } from '../support/browser/test';

const messages = { 'zh-CN': zh, 'en-US': en } as const;
const agents = {
  wechatDesktop:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/116.0.0.0 Safari/537.36 NetType/WIFI MicroMessenger/7.0.20.1781(0x6700143B) WindowsWechat(0x6309092b) XWEB/9105 Flue',
  wechat:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 15_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.22(0x18001626) NetType/WIFI Language/zh_CN',
  douyin:
    'Mozilla/5.0 (Linux; Android 14; KB2000 Build/AP2A.240905.003; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.6478.71 Mobile Safari/537.36 aweme_320000 JsSdk/1.0 NetType/WIFI Channel/doutui_android_1128_81p6qc AppName/aweme app_version/32.0.0 ByteLocale/zh-Hans-CN Region/CN AppSkin/white AppTheme/light BULLET/1 BytedanceWebview/d8a21c6 TTWebView/1261130062414',
} as const;

/** Expects the guide on the page itself, and that links keep the promoter in the URL. */
async function expectGuide(
  page: Page,
  locale: Locale,
  { app, menu }: { app: 'wechat' | 'douyin'; menu: 'menu' | 'menuDesktop' },
): Promise<void> {
  const { title, steps } = messages[locale];
  const guide = page.locator(`[data-in-app="${app}"]:visible`);
  for (const [path, query] of [
    ['/', '?promoter=abc123'],
    ['/download', ''],
  ] as const) {
    await page.goto(`${pathPrefixByLocale[locale]}${path}${query}`);
    await waitForHydration(page);
    await expect(guide.getByRole('heading', { name: title })).toBeVisible();
    await expect(guide.getByText(steps[menu])).toBeVisible();
    await expect(guide.locator('code')).toContainText('promoter=abc123');
  }
  expect(await findViolations(page)).toEqual([]);
  await expect(page).toHaveURL(/\/download\?promoter=abc123$/);
}

/** Expects that a download leads to the guide, and the guide back to the page. */
async function expectDownloadLeadsToGuide(
  page: Page,
  locale: Locale,
  hasScripts: boolean,
): Promise<void> {
  const { title, link, back } = messages[locale];
  await page.goto(`${pathPrefixByLocale[locale]}/v6?promoter=abc123`);
  if (hasScripts) await waitForHydration(page);
  await page.locator('a[data-platform="windows"]').first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const shownUrl = page.locator('#address');
  await expect(shownUrl).toHaveText(/\/v6\?promoter=abc123$/);
  const copy = page.getByRole('button', { name: link.copy });
  if (hasScripts) {
    // The URL that the app's own menu passes to the browser.
    await expect(page).toHaveURL((await shownUrl.textContent()) ?? '');
    await copy.click();
    await expect(page.getByText(link.copied)).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  } else await expect(copy).toBeHidden();
  await page.getByRole('link', { name: back }).click();
  await expect(page).toHaveURL(/\/v6\?promoter=abc123$/);
}

test.describe('in WeChat on a desktop', () => {
  test.use({ userAgent: agents.wechatDesktop });

  test('the page shows the guide at once', ({ page }) =>
    expectGuide(page, 'zh-CN', { app: 'wechat', menu: 'menuDesktop' }));
  test('a download leads to the guide', ({ page }) =>
    expectDownloadLeadsToGuide(page, 'zh-CN', true));
});

test.describe('in WeChat on a phone', () => {
  test.use({ ...phoneDevice, userAgent: agents.wechat });

  test('the page shows the guide at once', ({ page }) =>
    expectGuide(page, 'en-US', { app: 'wechat', menu: 'menu' }));
  test('a download leads to the guide', ({ page }) =>
    expectDownloadLeadsToGuide(page, 'en-US', true));

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('a download leads to the guide', ({ page }) =>
      expectDownloadLeadsToGuide(page, 'en-US', false));
  });
});

test.describe('in Douyin on a phone', () => {
  test.use({ ...phoneDevice, userAgent: agents.douyin });

  test('the page shows the guide at once', ({ page }) =>
    expectGuide(page, 'zh-CN', { app: 'douyin', menu: 'menu' }));
});
