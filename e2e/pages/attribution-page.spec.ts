/** /attribution: what this browser has stored about the visitor’s attribution, and how it is removed. */
import type { Page } from '@playwright/test';
import { attribution as en } from '@/messages/en-US/site.json';
import { attribution as zh } from '@/messages/zh-CN/site.json';
import { siteOrigin } from '../support/servers/ports-and-folders';
import { userAgents } from '../support/browser/user-agents';
import { waitForHydration } from '../support/browser/hydration';
import { readCookie, expect, test, waitForAnalyticsRequest } from '../support/browser/test';

// Days are counted by the visitor's clock; here the visitor's time zone is the time zone of the cookies' dates.
test.use({ userAgent: userAgents.windows, timezoneId: 'UTC' });

const card = (page: Page) => page.getByRole('group', { name: zh.card.label });

/** Opens the list of everything that is stored. */
const openList = (page: Page) => page.getByText(zh.table.title, { exact: true }).click();

/** The file name that a download would have now. */
async function fetchPackageName(page: Page): Promise<string> {
  const response = await page.request.get('/api/download/windows', { maxRedirects: 0 });
  return new URL(response.headers().location ?? '', siteOrigin).pathname;
}

const readAttributionCookies = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).sort();

test('shows who sent the visitor, and forgets it on request', async ({ page }) => {
  await page.goto('/?promoter=abc123&utm_source=blog');
  await page.evaluate(() => {
    localStorage.setItem('Language', 'zh-CN');
    localStorage.setItem('HAS_VIEW_REGISTER', '1');
    sessionStorage.setItem('apply_draft_private', '{"city":"Shenzhen"}');
  });
  expect(await fetchPackageName(page)).toContain('_abc123.exe');
  const analyticsRequest = waitForAnalyticsRequest(page);
  await page.goto('/attribution');
  await expect(card(page).getByText('abc123', { exact: true })).toBeVisible();
  // This browser reports when a cookie ends: seven days from now.
  const storedCookie = (await page.context().cookies()).find(({ name }) => name === 'promoter');
  const end = new Date((storedCookie?.expires ?? 0) * 1_000).getUTCFullYear();
  await expect(card(page)).toContainText(zh.card.until.split('{')[0] ?? '');
  await expect(card(page)).toContainText(String(end));
  await openList(page);
  const row = (name: string) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
  await expect(row('utm_source')).toContainText('blog');
  await expect(row('apply_draft_…')).toContainText('Shenzhen');
  await expect(row('HAS_REGISTED')).toContainText(zh.table.empty);

  // The A/B group is stored in idle time; if that came later, the group would be back after the removal.
  await analyticsRequest;
  await page.getByRole('button', { name: zh.remove.records }).click();
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toContainText('promoter, utm_source');
  await expect(status).toContainText(zh.remove.kept);
  await expect(card(page)).toContainText(zh.card.none);
  await expect(row('apply_draft_…')).toContainText(zh.table.empty);
  expect(await readAttributionCookies(page)).toEqual([]);
  const storage = await page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }]);
  expect(storage).toEqual([{ Language: 'zh-CN' }, {}]);
  expect(await fetchPackageName(page)).not.toContain('abc123');

  await page.getByRole('button', { name: zh.remove.everything }).click();
  await expect(status).toContainText(zh.remove.done.split('{')[0] ?? '');
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
  await page.getByRole('button', { name: zh.remove.everything }).click();
  await expect(status).toHaveText(zh.remove.nothing);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a plain form removes the cookies and comes back', async ({ page, context }) => {
    const { remove } = en;
    await context.addCookies([{ name: 'isfromxsb', value: 'xsb', url: siteOrigin }]);
    await page.goto('/en/attribution?promoter=abc123&channelId=c1');
    expect(await readAttributionCookies(page)).toEqual(['channelId', 'isfromxsb', 'promoter']);
    await expect(page.getByText(remove.doneWithout)).toBeHidden();
    await page.getByRole('button', { name: remove.records }).click();
    await expect(page).toHaveURL(`${siteOrigin}/en/attribution#removed`);
    await expect(page.getByText(remove.doneWithout)).toBeVisible();
    expect(await readAttributionCookies(page)).toEqual([]);
    expect(await fetchPackageName(page)).not.toContain('abc123');
  });
});

test('is named in the footer and in the privacy agreement', async ({ request }) => {
  const html = await (await request.get('/en/protocol/privacyservice')).text();
  const [main = '', footer = ''] = html.split('<footer');
  for (const part of [main.slice(main.indexOf('<main')), footer])
    expect(part).toContain('href="/en/attribution"');
});

test('a reload does not restore what its own URL had set', async ({ page }) => {
  await page.goto('/attribution?promoter=abc123&utm_campaign=x#removed');
  await waitForHydration(page);
  await page.getByRole('button', { name: zh.remove.records }).click();
  await expect(page).toHaveURL(`${siteOrigin}/attribution?utm_campaign=x#removed`);
  await page.reload();
  await expect(card(page)).toContainText(zh.card.none);
  expect(await readCookie(page, 'promoter')).toBeUndefined();
});

test('works where the browser blocks storage and does not report when cookies end', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const throwBlocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: throwBlocked });
    Object.defineProperty(window, 'sessionStorage', { get: throwBlocked });
    Object.defineProperty(window, 'cookieStore', { value: undefined });
  });
  await page.goto('/attribution?channelId=ch1');
  await expect(card(page)).toContainText(`ch1`);
  await expect(card(page)).toContainText(zh.card.rule.replace('{days}', '30'));
  await openList(page);
  await expect(page.getByText(zh.table.blocked).first()).toBeVisible();
  await page.getByRole('button', { name: zh.remove.everything }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('channelId');
  expect(await readAttributionCookies(page)).toEqual([]);
});
