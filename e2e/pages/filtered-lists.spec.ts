/** Lists that visitors narrow: articles and the version history by the URL, the help on the page (X5). */
import { service as en } from '@/messages/en-US/service.json';
import { service as zh } from '@/messages/zh-CN/service.json';
import { waitForHydration } from '../support/browser/hydration';
import { expect, test } from '../support/browser/test';

test('a list of articles keeps its filter in the URL', async ({ page }) => {
  await page.goto('/news?category=team');
  await waitForHydration(page);
  const rows = page.locator('main li:has(h2)');
  const rowCount = await rows.count();
  await expect(rows.filter({ visible: true })).not.toHaveCount(rowCount);
  await page.locator('main a[href="?"]').click();
  await expect(rows.filter({ visible: true })).toHaveCount(rowCount);
  await expect(page).toHaveURL(/\/news$/);
});

test.describe('the help without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the questions of the chosen topic, and an answer next to them', async ({ page }) => {
    await page.goto('/en/service');
    const { items, topics } = en;
    await expect(page.getByText(items.coupon.question, { exact: true }).first()).toBeHidden();
    await page.getByText(topics.names.money).first().click();
    await expect(page.getByText(items.invite.question).first()).toBeHidden();
    await page.locator('summary', { hasText: items.refund.question }).click();
    await expect(page.getByText(items.refund.answer.split('. ')[1]!)).toBeVisible();
  });
});

test('the help finds questions of every topic', async ({ page }) => {
  await page.goto('/service');
  await waitForHydration(page);
  await page.getByRole('searchbox').fill('60 秒');
  const visibleQuestions = page.locator('summary').filter({ visible: true });
  await expect(visibleQuestions.filter({ hasText: zh.items.code.question })).toBeVisible();
  await expect(visibleQuestions.filter({ hasText: zh.items.handover.question })).toHaveCount(0);
});

const platforms = ['windows', 'mac-intel', 'mac-arm', 'linux'] as const;

test('the history: the URL chooses a system and keeps it, and going back undoes the choice', async ({
  page,
}) => {
  await page.goto('/download/history?system=mac-arm');
  await waitForHydration(page);
  const lists = page.locator('main section[id]');
  await expect(lists.filter({ visible: true })).toHaveAttribute('id', 'mac-arm');
  const links = page.locator('main nav a[href*="system="]');
  await expect(links.filter({ has: page.locator(':scope[aria-current]') })).toHaveCount(1);
  await links.nth(3).click();
  await expect(page).toHaveURL(/\/download\/history\?system=linux$/);
  await expect(lists.filter({ visible: true })).toHaveAttribute('id', 'linux');
  await page.goBack();
  await expect(lists.filter({ visible: true })).toHaveAttribute('id', 'mac-arm');
});

test('the history: an older version of each system can be downloaded', async ({ request }) => {
  const html = await (await request.get('/download/history')).text();
  for (const system of platforms) {
    const links = [...html.matchAll(/href="(\/api\/download\/([\w-]+)\?[^"]*)"/g)].filter(
      ([, , platform]) => platform === system,
    );
    const oldest = links.at(-1)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const response = await request.get(oldest);
    expect([response.status(), response.headers()['content-disposition']], oldest).toEqual([
      200,
      expect.stringMatching(/^attachment; filename="SuperBrowser-/),
    ]);
  }
});
