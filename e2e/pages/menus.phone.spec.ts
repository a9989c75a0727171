/** What the round button of phone screens holds. */
import { expect, hydrated, test } from '../support/test';

test('asking, booking a visit and going back to the top', async ({ page }) => {
  await page.goto('/en/cores');
  await hydrated(page);
  await page.evaluate(() => window.scrollTo({ top: 2_000, behavior: 'instant' }));
  const button = page.locator('[data-consult] details:visible');
  await button.locator('summary').tap();
  await expect(button.getByRole('link', { name: 'Book a visit' })).toHaveAttribute(
    'href',
    '/en/appointment',
  );
  await button.getByRole('link', { name: 'Back to top' }).tap();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(button).not.toHaveAttribute('open');
});
