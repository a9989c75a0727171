/**
 * /partners/figures as its promoter uses it (O4): both languages, with and without scripts, by keyboard, on a phone.
 */
import { pathPrefixByLocale } from '@/lib/core/i18n/paths';
import { partnersFigures as en } from '@/messages/en-US/partners.json';
import { partnersFigures as zh } from '@/messages/zh-CN/partners.json';
import { findViolations } from '../support/browser/axe';
import { CookieClient } from '../support/visitors/cookie-client';
import { createFiguresLink, createPromoter } from '../support/visitors/promoter-figures';
import { tabTo } from '../support/browser/keyboard';
import { userAgents } from '../support/browser/user-agents';
import { expect, test } from '../support/browser/test';

const messages = { 'zh-CN': zh, 'en-US': en } as const;

/**
 * A promoter with one visit.
 * @returns the link without its language
 */
async function createPromoterWithVisit(): Promise<string> {
  const code = await createPromoter();
  await new CookieClient('198.51.100.30', userAgents.windows).request(
    `/?promoter=${code}&utm_source=blog`,
  );
  return createFiguresLink(code);
}

for (const [name, locale, width, javaScriptEnabled] of [
  ['with scripts', 'zh-CN', 1440, true],
  ['on a phone without scripts', 'en-US', 390, false],
] as const)
  test(`figures are shown, filtered and closed, ${name}`, async ({ browser }) => {
    const t = messages[locale];
    const path = pathPrefixByLocale[locale] + (await createPromoterWithVisit());
    const context = await browser.newContext({
      javaScriptEnabled,
      viewport: { width, height: 800 },
    });
    const page = await context.newPage();
    await page.goto(path);
    expect(new URL(page.url()).search).toBe('');
    const visits = page.getByRole('heading', { name: t.kinds.visits, exact: true, level: 3 });
    await expect(async () => {
      await page.reload();
      await expect(visits.first().locator('xpath=following-sibling::p[1]')).toHaveText('1');
    }).toPass();
    if (javaScriptEnabled) expect(await findViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
    await page.getByLabel(t.controls.source, { exact: true }).selectOption('blog');
    const showButton = page.getByRole('button', { name: t.controls.show, exact: true });
    await tabTo(page, showButton);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/source=blog/);
    await expect(page.getByRole('table', { name: t.tables.source })).toContainText('blog');
    await page.getByRole('button', { name: t.hero.close }).click();
    await expect(page.getByRole('heading', { name: t.access.title })).toBeVisible();
    await context.close();
  });
