/** /oauth and /redirect: where a handed-over sign-in and a target lead (R6, T1). */
import { type BrowserContext, type Page } from '@playwright/test';
import { expect, newAccount, test } from '../support/account';
import { clientToken } from '../support/handover';
import { siteOrigin } from '../support/servers';
import { hydrated } from '../support/test';

const sessionOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'session')?.value;
const nameOf = async (page: Page) =>
  (await page.request.get(`${siteOrigin}/api/account/session`)).json();

// Most rules here are the same in both languages; they take turns.
for (const [locale, prefix] of [
  ['zh-CN', ''],
  ['en-US', '/en'],
] as const) {
  test(`a token from the client leaves the address, and signs in who agrees, ${locale}`, async ({
    page,
  }) => {
    const token = await clientToken();
    await page.goto(`${prefix}/oauth?token=${token}&target=${prefix}/download`);
    await expect(page).toHaveURL(`${siteOrigin}${prefix}/oauth?state=confirm`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('seller01');
    expect(await nameOf(page)).toEqual({ signedIn: false });
    await page.locator('button[name=decision][value=accept]').click();
    await expect(page).toHaveURL(`${siteOrigin}${prefix}/download`);
    expect(await nameOf(page)).toMatchObject({ signedIn: true, username: 'seller01' });
  });

  if (locale === 'zh-CN')
    test(`a link on a foreign page asks, and declining changes nothing, ${locale}`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      const token = await clientToken();
      const address = `${siteOrigin}${prefix}/oauth?token=${token}&target=${prefix}/download`;
      // Another host of this machine: to the browser another site.
      await page.route('http://foreign.example/', (route) =>
        route.fulfill({ contentType: 'text/html', body: `<a href="${address}">free coupons</a>` }),
      );
      await page.goto('http://foreign.example/');
      await page.getByRole('link').click();
      await expect(page).toHaveURL(`${siteOrigin}${prefix}/oauth?state=confirm`);
      expect(await sessionOf(context)).toBeUndefined();
      await page.locator('button[name=decision][value=decline]').click();
      await expect(page).toHaveURL(`${siteOrigin}${prefix}/download`);
      expect(await sessionOf(context)).toBeUndefined();
      await context.close();
    });

  for (const [query, state] of [
    ['', 'missing'],
    ['?token=nobody', 'expired'],
  ] as const)
    test(`/oauth${query} says "${state}", ${locale}`, async ({ page }) => {
      const response = await page.goto(`${prefix}/oauth${query}`);
      await expect(page).toHaveURL(`${siteOrigin}${prefix}/oauth?state=${state}`);
      expect(response?.headers()['referrer-policy']).toBe('no-referrer');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await sessionOf(page.context())).toBeUndefined();
    });

  const decision = locale === 'zh-CN' ? 'decline' : 'accept';
  test(`another account is asked about without scripts: ${decision}, ${locale}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await newAccount(page.request, { username: 'present01' });
    const token = await clientToken();
    await page.goto(`${siteOrigin}${prefix}/oauth?token=${token}&target=${prefix}/v6`);
    await expect(page).toHaveURL(`${siteOrigin}${prefix}/oauth?state=switch`);
    await expect(page.getByText('present01').first()).toBeVisible();
    await expect(page.getByText('seller01').first()).toBeVisible();
    await page.locator(`button[name=decision][value=${decision}]`).click();
    await expect(page).toHaveURL(`${siteOrigin}${prefix}/v6`);
    expect(await nameOf(page)).toMatchObject({
      username: decision === 'decline' ? 'present01' : 'seller01',
    });
    await context.close();
  });

  if (locale === 'zh-CN')
    test(`a dynamic page runs its own scripts and no others, ${locale}`, async ({
      page,
      problems,
    }) => {
      const response = await page.goto(`${prefix}/oauth?state=missing`);
      const policy = response?.headers()['content-security-policy'] ?? '';
      expect(policy).toMatch(/script-src 'self' 'nonce-[A-Za-z0-9+/=]+'/);
      await hydrated(page);
      const ran = await page.evaluate(() => {
        const script = document.createElement('script');
        script.textContent = 'window.injected = true';
        document.body.append(script);
        return 'injected' in window;
      });
      expect(ran).toBe(false);
      problems.length = 0; // The violation is reported in the console.
    });

  if (locale === 'en-US')
    test(`a foreign target is shown in full and followed only on a click, ${locale}`, async ({
      page,
      request,
    }) => {
      const target = 'https://evil.example/x?y=1';
      const response = await page.goto(`${prefix}/redirect?target=${encodeURIComponent(target)}`);
      expect(response?.status()).toBe(200);
      await expect(page.getByText('evil.example', { exact: true })).toBeVisible();
      const link = page.locator(`a[href="${target}"]`);
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
      const refused = await request.get(`${prefix}/redirect?target=javascript:alert(1)`, {
        maxRedirects: 0,
      });
      expect(refused.status()).toBe(400);
      expect(refused.headers()['cache-control']).toContain('no-store');
      const followed = await request.get(`${prefix}/redirect?target=${prefix}/download`, {
        maxRedirects: 0,
      });
      expect([followed.status(), followed.headers().location]).toEqual([
        303,
        expect.stringMatching(`${prefix}/download$`),
      ]);
    });
}
