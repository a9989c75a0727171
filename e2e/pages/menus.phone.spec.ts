/** What the round button of phone screens holds. */
import { expect, hydrated, test } from '../support/test';

test('asking, booking a visit and going back to the top', async ({ page }) => {
  await page.goto('/en/cores');
  await hydrated(page);
  const actions = page.locator('[data-sticky]');
  const button = page.locator('[data-consult] > details');
  await expect(actions).toBeHidden();
  await expect(button).toBeHidden();
  await page.evaluate(() => window.scrollTo({ top: 2_000, behavior: 'instant' }));
  await button.locator('summary').tap();
  await expect(button.getByRole('link', { name: 'Book an on-site demo' })).toHaveAttribute(
    'href',
    '/en/appointment',
  );
  await button.getByRole('link', { name: 'Back to top' }).tap();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(button).not.toHaveAttribute('open');
});

test('the bar offers what the page is for, and covers nothing at its end', async ({ page }) => {
  for (const [path, target] of [
    ['/en/cores', '/api/download/auto'],
    ['/en/private', '/en/private/apply?apply_from=2'],
    ['/en/business', '/en/business#request'],
  ] as const) {
    await page.goto(path);
    await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }));
    const bar = page.locator('[data-sticky]');
    await expect(bar.locator('a').first()).toHaveAttribute('href', target);
    await expect(bar).toBeInViewport({ ratio: 1 });
    const last = page.locator('[data-demo-data]');
    const [above, below] = await Promise.all([last.boundingBox(), bar.boundingBox()]);
    expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y + 1);
  }
});

test('nothing floats over a form', async ({ page }) => {
  for (const path of ['/en/register', '/en/private/apply', '/en/feedback']) {
    await page.goto(path);
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
    await expect(page.locator('[data-sticky]')).toHaveCount(0);
    await expect(page.locator('[data-consult] > details')).toBeHidden();
  }
});
