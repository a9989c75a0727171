/** Links that lead out of the site: the online trial and the desktop app (D9). */
import type { Page } from '@playwright/test';
import { pathPrefixByLocale } from '@/lib/core/i18n/paths';
import { routing, type Locale } from '@/lib/core/i18n/routing';
import { webTrial as enTrial } from '@/messages/en-US/product.json';
import { download as enDownload } from '@/messages/en-US/download.json';
import { webTrial as zhTrial } from '@/messages/zh-CN/product.json';
import { download as zhDownload } from '@/messages/zh-CN/download.json';
import { startOwnSite, type OwnSite } from '../support/servers/own-site';
import { userAgents } from '../support/browser/user-agents';
import { expect, test } from '../support/browser/test';

test.describe.configure({ mode: 'default' });
test.use({ userAgent: userAgents.windows });

const trialMessages = { 'zh-CN': zhTrial, 'en-US': enTrial } as const;
const downloadMessages = { 'zh-CN': zhDownload, 'en-US': enDownload } as const;
const trialSelector = 'a[href^="/api/trial"]';

/** A trial site that answers, with a query in its URL; the site of the other tests has no trial site. */
let trialSite: string;
let site: OwnSite;
test.beforeAll(async ({ baseURL }) => {
  trialSite = `${baseURL}/api/health?tour=first`;
  site = await startOwnSite({ WEB_TRIAL_URL: trialSite }, { allowsAnySettings: true });
});
test.afterAll(() => site.stop());

async function followTrial(page: Page, label: string): Promise<URL> {
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('main').getByRole('link', { name: label }).click(),
  ]);
  await tab.waitForLoadState();
  const url = new URL(tab.url());
  await tab.close();
  return url;
}

for (const locale of routing.locales as readonly Locale[]) {
  const prefix = pathPrefixByLocale[locale];
  const messages = trialMessages[locale];

  // A plain link needs no scripts, so it is tested with scripts in one language and without scripts in the other.
  const javaScriptEnabled = locale === 'zh-CN';
  test.describe(`${locale}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('the trial opens in a new tab and gets the visitor’s promoter', async ({ page }) => {
      await page.goto(`${site.origin}${prefix}/webtrial`);
      const link = page.getByRole('main').getByRole('link', { name: messages.link });
      await expect(link).toHaveAttribute('rel', 'noopener');
      const trialUrl = `${trialSite}&source_type=2&page_where=webTrial`;
      expect((await followTrial(page, messages.link)).href).toBe(trialUrl);
      await page.goto(`${site.origin}${prefix || '/'}?promoter=abc123`);
      await page.goto(`${site.origin}${prefix}/webtrial`);
      expect((await followTrial(page, messages.link)).href).toBe(
        `${trialSite}&promoter=abc123&source_type=2&page_where=webTrial`,
      );
    });

    test('an installed desktop app is opened by a plain link', async ({ page }) => {
      const { openDesktopApp } = downloadMessages[locale];
      for (const [path, name] of [
        ['/recall', 'recall'],
        ['/download', 'download'],
      ]) {
        await page.goto(`${prefix}${path}`);
        await expect(
          page.getByRole('link', { name: openDesktopApp.button, exact: true }),
        ).toHaveAttribute('href', `superbrowser://open?switchFrom=${name}`);
        await expect(page.getByText(openDesktopApp.items.ask)).toBeHidden();
        await page.getByText(openDesktopApp.help, { exact: true }).click();
        await expect(page.getByText(openDesktopApp.items.ask)).toBeVisible();
      }
    });
  });

  test(`without a trial site its page shows only the demo, ${locale}`, async ({ page }) => {
    await page.goto(`${prefix}/webtrial`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: messages.hero.title })).toBeVisible();
    await expect(page.locator(trialSelector)).toHaveCount(0);
    await expect(main.getByRole('link', { name: messages.hero.download }).first()).toHaveAttribute(
      'href',
      '/api/download/auto',
    );
    const response = await page.request.get('/api/trial?page_where=webTrial', {
      maxRedirects: 0,
      headers: { referer: page.url() },
    });
    expect([response.status(), response.headers().location]).toEqual([303, `${prefix}/webtrial`]);
    expect(response.headers()['cache-control']).toContain('no-store');
  });
}

test('a link names its page, and the visitor’s code is not in the HTML', async ({ page }) => {
  for (const [path, name] of [
    ['/', 'home'],
    ['/cores', 'cores'],
  ] as const) {
    await page.goto(`${site.origin}${path}?promoter=abc123`);
    const hrefs = await page
      .locator(trialSelector)
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(new Set(hrefs)).toEqual(new Set([`/api/trial?page_where=${name}`]));
  }
  const response = await page.request.fetch(`${site.origin}/api/trial?page_where=x%26y`, {
    method: 'HEAD',
    maxRedirects: 0,
  });
  expect([response.status(), response.headers().location]).toEqual([
    303,
    `${trialSite}&promoter=abc123&source_type=2`,
  ]);
});
