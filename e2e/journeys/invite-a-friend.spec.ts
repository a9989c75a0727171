/** The invite activity (R7): from the inviter's link to the invited person in the inviter's list. */
import type { Locale } from '@/lib/core/i18n/routing';
import { expect, test } from '../support/browser/visitor-test';
import {
  readLastCode,
  registerNewAccount,
  createIp,
  createPhone,
} from '../support/visitors/visitor';
import { siteOrigin } from '../support/servers/ports-and-folders';
import { phoneDevice } from '../support/browser/user-agents';
import { waitForHydration } from '../support/browser/hydration';
import { messages } from '../support/pages/messages';
import { createRegisterPage, expectSuccessPage } from './support/register-page';

const maskPhone = (phone: string) => `${phone.slice(0, 3)}****${phone.slice(-4)}`;

function testInviting(locale: Locale): void {
  const { prefix, invite } = messages[locale];
  test('a friend registers by my link and is in my list', async ({ page, browser }) => {
    await registerNewAccount(page.request);
    await page.goto(`${prefix}/activity/invite-refund`);
    const link = page.getByText(new RegExp(`${prefix}/register\\?promoter=[A-Z2-9]{8}$`)).first();
    await expect(link).toBeVisible();
    const url = (await link.textContent())?.trim() ?? '';
    await expect(page.getByText(invite.panel.records.invites.emptyTitle)).toBeVisible();

    const friendContext = await browser.newContext({
      extraHTTPHeaders: { 'X-Forwarded-For': createIp() },
    });
    const friend = await friendContext.newPage();
    const registerPage = createRegisterPage(friend, locale);
    // The link carries the public origin, while this site listens on another origin.
    const { search } = new URL(url);
    await registerPage.open(search);
    await expect(registerPage.referralCode).toHaveValue(
      new URL(url).searchParams.get('promoter') ?? '',
    );
    const phone = createPhone();
    await registerPage.sendCode(phone);
    await registerPage.code.fill(readLastCode(phone));
    await registerPage.fillOtherFields();
    await registerPage.submitButton.click();
    await expectSuccessPage(friend, locale);
    await friendContext.close();

    await page.reload();
    await expect(page.getByText(maskPhone(phone)).first()).toBeVisible();
    await expect(page.getByText(invite.panel.records.invites.registered).first()).toBeVisible();
    await page.getByText(invite.panel.records.awards.tab, { exact: true }).first().click();
    await expect(page.getByText(invite.panel.records.awards.pending).first()).toBeVisible();
    await expect(page).toHaveURL(/tab=/);
  });
}

testInviting('zh-CN');

test('signed-out visitors cause no request; after an ended session the page asks to sign in again, without an error', async ({
  page,
  pageErrors,
}) => {
  const { prompt } = messages['zh-CN'].invite.panel;
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/invite-activity')) requests.push(request.url());
  });
  await page.goto('/activity/invite-refund');
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { name: prompt.title })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  expect(requests).toEqual([]);

  await page.context().addCookies([{ name: 'signed_in', value: '1', url: siteOrigin }]);
  await page.reload();
  await expect(page.getByText(prompt.expired)).toBeVisible();
  pageErrors.length = 0; // The test expects the refused request in the browser's console.
});

test.describe('on a phone', () => {
  test.use(phoneDevice);
  testInviting('en-US');
});
