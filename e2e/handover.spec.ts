/** /oauth and /redirect: where a handed-over sign-in and a target lead (R6, T1). */
import { request as playwrightRequest, type BrowserContext, type Page } from '@playwright/test';
import { expect, newAccount, test } from './support/account';
import { siteOrigin, stores } from './support/servers';
import { hydrated } from './support/test';

/** A login token as the desktop client has one: made by the site's own backend, for a fresh account. */
async function clientToken(): Promise<string> {
  // The site keeps tokens sealed; a stand-in for the client opens the cookie with the run's own key.
  const { readFileSync } = await import('node:fs');
  const { SESSION_KEY } = JSON.parse(readFileSync(`${stores.site}/secrets.json`, 'utf8')) as {
    SESSION_KEY: string;
  };
  const request = await playwrightRequest.newContext();
  await newAccount(request);
  const sealed = (await request.storageState()).cookies.find(({ name }) => name === 'session');
  await request.dispose();
  const { jwtDecrypt } = await import('jose');
  const { createHash } = await import('node:crypto');
  const secret = createHash('sha256').update(`superbrowser-cookie:${SESSION_KEY}`).digest();
  const { payload } = await jwtDecrypt(sealed?.value ?? '', new Uint8Array(secret));
  return String(payload.token);
}

const sessionOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'session')?.value;
const nameOf = async (page: Page) =>
  (await page.request.get(`${siteOrigin}/api/account/session`)).json();

for (const [locale, prefix] of [
  ['zh-CN', ''],
  ['en-US', '/en'],
] as const) {
  test(`a token from the client signs in and leaves the address, ${locale}`, async ({ page }) => {
    const token = await clientToken();
    await page.goto(`${prefix}/oauth?token=${token}&target=${prefix}/download`);
    await expect(page).toHaveURL(`${siteOrigin}${prefix}/download`);
    expect(await nameOf(page)).toMatchObject({ signedIn: true, username: 'seller01' });
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

  for (const decision of ['keep', 'switch'] as const)
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
        username: decision === 'keep' ? 'present01' : 'seller01',
      });
      await context.close();
    });

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

test('HEAD consumes nothing', async ({ request }) => {
  const token = await clientToken();
  const head = await request.head(`/oauth?token=${token}`, { maxRedirects: 0 });
  expect(head.status()).toBe(200);
  expect(head.headers()['set-cookie']).toBeUndefined();
});
