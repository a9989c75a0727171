import { scriptHashes } from '../../lib/http/csp/hashes';
import { agents, expect, hydrated, test } from '../support/test';

test.use({ userAgent: agents.windows });

test('a page is strict, hydrates, and tells the truth', async ({ page }) => {
  const response = await page.goto('/download');
  const policy = response?.headers()['content-security-policy'] ?? '';
  const hashes = scriptHashes((await response?.text()) ?? '');
  expect(hashes.length).toBeGreaterThan(2);
  for (const hash of hashes) expect(policy).toContain(hash);
  await hydrated(page);
  await expect(page.locator('[data-hero-download] a[data-highlighted]:visible')).toHaveCount(1);
  await expect(page.locator('[data-fallback]')).toHaveCount(0);
});

test('an injected script does not run', async ({ page, problems }) => {
  await page.goto('/download');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.injected = true';
    document.body.append(script);
  });
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  // The violation just provoked is the only one allowed.
  expect(problems.splice(0).every((text) => /Content Security Policy|violates/.test(text))).toBe(
    true,
  );
});
