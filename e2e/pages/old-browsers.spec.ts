import { agents, expect, test } from '../support/test';

test.describe('old browsers', () => {
  test.use({ userAgent: agents.ie11, javaScriptEnabled: false });
  test('get a plain page in their language, with downloads that keep the promoter', async ({
    page,
  }) => {
    await page.goto('/en/download?promoter=abc123');
    await expect(page).toHaveURL(/\/en\/unsupported$/);
    await expect(page.locator('script')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Windows (64-bit)' }).click(),
    ]);
    expect(download.suggestedFilename()).toContain('_abc123.exe');
  });
});
