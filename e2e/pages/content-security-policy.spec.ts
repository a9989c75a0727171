/**
 * The content security policy in a browser: own scripts run, and others do not, however they get into the page. The
 * texts of the policies are tested in e2e/html.
 */
import { userAgents } from '../support/browser/user-agents';
import { waitForHydration } from '../support/browser/hydration';
import { expect, test } from '../support/browser/test';

test.use({ userAgent: userAgents.windows });

// A static page allows its scripts by hashes; a page that is rendered for each visit allows them by a nonce.
for (const [path, allowed] of [
  ['/download', /script-src 'self' 'sha256-/],
  ['/oauth?state=missing', /script-src 'self' 'nonce-[A-Za-z0-9+/=]+'/],
] as const)
  test(`${path} runs its own scripts, and no injected one`, async ({ page, pageErrors }) => {
    const response = await page.goto(path);
    expect(response?.headers()['content-security-policy']).toMatch(allowed);
    await waitForHydration(page);
    await expect(page.locator('[data-fallback]')).toHaveCount(0);
    expect(pageErrors).toEqual([]);
    const hasRun = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.injected = true';
      document.body.append(script);
      return 'injected' in window;
    });
    expect(hasRun).toBe(false);
    // The violation just provoked is the only error.
    await expect.poll(() => pageErrors.length).toBe(1);
    expect(pageErrors.splice(0)[0]).toMatch(/Content Security Policy|violates/);
  });
