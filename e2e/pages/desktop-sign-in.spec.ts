/** /oauth: where a desktop sign-in leads (R6). */
import { type BrowserContext, type Page } from '@playwright/test';
import { expect, test } from '../support/browser/visitor-test';
import { registerNewAccount } from '../support/visitors/visitor';
import { createLoginToken } from '../support/accounts/desktop-sign-in';
import { siteOrigin } from '../support/servers/ports-and-folders';

const readSession = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'session')?.value;
const fetchUserName = async (page: Page) =>
  (await page.request.get(`${siteOrigin}/api/account/session`)).json();

test('a token from the desktop app is removed from the URL, and signs in a visitor who agrees', async ({
  page,
}) => {
  const token = await createLoginToken();
  await page.goto(`/oauth?token=${token}&target=/download`);
  await expect(page).toHaveURL(`${siteOrigin}/oauth?state=confirm`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('seller01');
  expect(await fetchUserName(page)).toEqual({ signedIn: false });
  await page.locator('button[name=decision][value=accept]').click();
  await expect(page).toHaveURL(`${siteOrigin}/download`);
  expect(await fetchUserName(page)).toMatchObject({ signedIn: true, username: 'seller01' });
});

test('an unknown token, and none, is reported', async ({ page, request }) => {
  const responseWithout = await request.get('/oauth', { maxRedirects: 0 });
  expect(responseWithout.headers().location).toMatch(/\/oauth\?state=missing$/);
  const response = await page.goto('/en/oauth?token=unknown');
  await expect(page).toHaveURL(`${siteOrigin}/en/oauth?state=expired`);
  expect(response?.headers()['referrer-policy']).toBe('no-referrer');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await readSession(page.context())).toBeUndefined();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a link on a foreign page causes a question, and declining changes nothing', async ({
    page,
    context,
  }) => {
    const token = await createLoginToken();
    const url = `${siteOrigin}/oauth?token=${token}&target=/download`;
    // This host name makes it another site for the browser.
    await page.route('http://foreign.example/', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<a href="${url}">free coupons</a>` }),
    );
    await page.goto('http://foreign.example/');
    await page.getByRole('link').click();
    await expect(page).toHaveURL(`${siteOrigin}/oauth?state=confirm`);
    expect(await readSession(context)).toBeUndefined();
    await page.locator('button[name=decision][value=decline]').click();
    await expect(page).toHaveURL(`${siteOrigin}/download`);
    expect(await readSession(context)).toBeUndefined();
  });

  for (const [decision, prefix, username] of [
    ['decline', '', 'present01'],
    ['accept', '/en', 'seller01'],
  ] as const)
    test(`a token of another account causes a question: ${decision}`, async ({ page }) => {
      await registerNewAccount(page.request, { username: 'present01' });
      const token = await createLoginToken();
      await page.goto(`${prefix}/oauth?token=${token}&target=${prefix}/v6`);
      await expect(page).toHaveURL(`${siteOrigin}${prefix}/oauth?state=switch`);
      await expect(page.getByText('present01').first()).toBeVisible();
      await expect(page.getByText('seller01').first()).toBeVisible();
      await page.locator(`button[name=decision][value=${decision}]`).click();
      await expect(page).toHaveURL(`${siteOrigin}${prefix}/v6`);
      expect(await fetchUserName(page)).toMatchObject({ username });
    });
});
