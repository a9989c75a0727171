/** Registering and signing in as a visitor does (R4–R6, R9), and the attribution of a visitor (R10). */
import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/core/i18n/routing';
import { expect, test } from '../support/browser/visitor-test';
import {
  makeLastCodeOlder,
  readLastCode,
  readMessagesTo,
  registerNewAccount,
  createPhone,
  wrongCode,
} from '../support/visitors/visitor';
import { phoneDevice } from '../support/browser/user-agents';
import { waitForHydration } from '../support/browser/hydration';
import { messages } from '../support/pages/messages';
import { runSql } from '../support/servers/database';
import { createRegisterPage, expectSuccessPage, typedPassword } from './support/register-page';

/** An unknown promoter, a different one each time, because the answer about a promoter is remembered for a minute. */
const unknownPromoterCode = () => `stranger${Math.random().toString(36).slice(2, 10)}`;

/** The stored attribution of an account. */
async function readAttribution(phone: string) {
  const sql = 'select promoter, channel_id, referral_code from users where phone = ?';
  const { rows } = await runSql(sql, [`+86${phone}`]);
  const [row] = rows;
  return row && { promoter: row.promoter, channel: row.channel_id, code: row.referral_code };
}

/**
 * Fills and sends the form.
 * @returns the phone
 */
async function fillAndSend(page: Page, locale: Locale): Promise<string> {
  const registerPage = createRegisterPage(page, locale);
  const phone = createPhone();
  await registerPage.sendCode(phone);
  await registerPage.code.fill(readLastCode(phone));
  await registerPage.fillOtherFields();
  await registerPage.submitButton.click();
  return phone;
}

function testPromoterLink(locale: Locale): void {
  const { forms, hint, notifications, prefix, recommended } = messages[locale];
  test('registers by a promoter’s link, with a code by SMS, and is greeted by name', async ({
    page,
    request,
  }) => {
    const registerPage = createRegisterPage(page, locale);
    await registerPage.open('?promoter=abc123');
    // The name is loaded after the page, which is the same for all visitors.
    await expect(registerPage.referralCode).toHaveValue('abc123');
    await expect(registerPage.referralCode).toHaveAccessibleDescription(
      recommended.replace('{name}', '示例推荐人 · 示例渠道商'),
    );
    const html = await request.get(`${prefix}/register?promoter=abc123`);
    expect(await html.text()).not.toContain('示例推荐人');
    const phone = createPhone();
    await registerPage.sendCode(`+86 ${phone.slice(0, 3)} ${phone.slice(3)}`);
    const notice = page.getByRole('region', { name: notifications });
    await expect(notice.getByText(forms.code.textSent)).toBeVisible();
    await expect(notice.getByText(hint)).toBeVisible();
    await registerPage.code.fill(readLastCode(phone));
    await registerPage.fillOtherFields();
    await registerPage.submitButton.click();
    await expectSuccessPage(page, locale);
    await expect(page.getByText('seller01')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('HAS_REGISTED'))).toBe('1');
    expect(await page.evaluate(() => localStorage.getItem('HAS_VIEW_REGISTER'))).toBe('1');
    expect(await readAttribution(phone)).toMatchObject({ promoter: 'abc123', code: 'abc123' });
  });
}

function testRefusals(locale: Locale): void {
  const { errors, fields, forms } = messages[locale];
  test('missing values, a wrong code and a common password are reported at their fields', async ({
    page,
    pageErrors,
  }) => {
    const registerPage = createRegisterPage(page, locale);
    await registerPage.open();
    await registerPage.submitButton.click();
    const summary = page.getByRole('alert').filter({ hasText: forms.summary });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveCount(6);
    await summary.getByRole('link', { name: fields.names.company_name.missing }).click();
    await expect(registerPage.company).toBeFocused();
    await expect(registerPage.agreement).toHaveAccessibleDescription(
      new RegExp(fields.errors.agreement),
    );

    const phone = createPhone();
    await registerPage.sendCode(phone);
    await registerPage.code.fill(wrongCode(readLastCode(phone)));
    await registerPage.fillOtherFields();
    await registerPage.submitButton.click();
    // Chinese pages show the upstream's own message.
    await expect(registerPage.code).toHaveAccessibleDescription(
      new RegExp(locale === 'zh-CN' ? '验证码错误' : errors.codeInvalid),
    );
    await registerPage.code.fill(readLastCode(phone));
    await registerPage.password.fill('superman');
    await registerPage.submitButton.click();
    await expect(registerPage.password).toHaveAccessibleDescription(
      new RegExp(fields.errors.passwordCommon),
    );
    await expect(registerPage.username).toHaveValue('seller01');
    await expect(registerPage.company).toHaveValue('蓝鲸贸易');
    await registerPage.password.fill(typedPassword);
    await registerPage.submitButton.click();
    await expectSuccessPage(page, locale);
    pageErrors.length = 0; // The test expects refused requests in the browser's console.
  });
}

const locale = 'zh-CN';
const { fields, forms, prefix, register } = messages[locale];

testPromoterLink(locale);
testRefusals(locale);

test('offers a voice call after the countdown, and registers by it', async ({
  page,
  pageErrors,
}) => {
  await page.clock.install();
  const registerPage = createRegisterPage(page, locale);
  await registerPage.open();
  const phone = createPhone();
  await registerPage.sendCode(phone);
  // A busy machine may take some seconds, but more than half a minute is left.
  const waiting = new RegExp(forms.code.again.replace('{n}', '[345]\\d'));
  await page.clock.runFor(1_500);
  await expect(page.getByRole('button', { name: waiting })).toBeVisible();
  await expect(page.getByRole('button', { name: forms.code.voice })).toHaveCount(0);
  await page.clock.runFor(70_000);
  await expect(page.getByRole('button', { name: forms.code.resend })).toBeVisible();
  const call = page.getByRole('button', { name: forms.code.voice });
  await expect(call).toBeVisible();
  // On the server's clock a minute has not passed, so the server says how long to wait, and the page shows that.
  await call.click();
  await expect(page.getByRole('status').filter({ hasText: /\d+/ }).first()).toBeVisible();
  expect(readMessagesTo(phone)).toHaveLength(1);
  await makeLastCodeOlder(phone, 61_000);
  await page.clock.runFor(70_000);
  await call.click();
  await expect(page.getByText(forms.code.voiceSent).first()).toBeVisible();
  expect(readMessagesTo(phone).map((message) => message.channel)).toEqual(['sms', 'voice']);
  await registerPage.code.fill(readLastCode(phone));
  await registerPage.fillOtherFields();
  await registerPage.submitButton.click();
  await expectSuccessPage(page, locale);
  pageErrors.length = 0; // The test expects the refused call in the browser's console.
});

test('a reload keeps what was typed, except password and code, and the server’s countdown', async ({
  page,
}) => {
  const registerPage = createRegisterPage(page, locale);
  await registerPage.open();
  const phone = createPhone();
  await registerPage.sendCode(phone);
  await registerPage.code.fill('123456');
  await registerPage.fillOtherFields();
  const pattern = new RegExp(forms.code.again.replace('{n}', '(\\d+)'));
  const button = page.getByRole('button', { name: pattern });
  const readSecondsLeft = async () => Number(pattern.exec((await button.textContent()) ?? '')?.[1]);
  const seenAt = Date.now();
  const before = await readSecondsLeft();
  expect(before).toBeLessThanOrEqual(60);
  await page.reload();
  await waitForHydration(page);
  await expect(button).toBeVisible();
  const after = await readSecondsLeft();
  expect(after).toBeLessThanOrEqual(before);
  // However long the reload took, the countdown lost no more seconds than passed.
  const passedSeconds = Math.ceil((Date.now() - seenAt) / 1_000);
  expect(after).toBeGreaterThanOrEqual(before - passedSeconds - 1);
  await expect(registerPage.phone).toHaveValue(phone);
  await expect(registerPage.username).toHaveValue('seller01');
  await expect(registerPage.company).toHaveValue('蓝鲸贸易');
  await expect(registerPage.code).toHaveValue('');
  await expect(registerPage.password).toHaveValue('');
});

test.describe('referral codes, filled in and typed (R10)', () => {
  test('an unknown promoter does not fill the field, and is stored with the account', async ({
    page,
  }) => {
    const [registerPage, promoter] = [createRegisterPage(page, locale), unknownPromoterCode()];
    const promoterResponse = page.waitForResponse((response) =>
      response.url().endsWith('/api/promoter/discount'),
    );
    await registerPage.open(`?promoter=${promoter}`);
    await promoterResponse;
    await expect(registerPage.referralCode).toHaveValue('');
    await expect(registerPage.referralCode).toHaveAccessibleDescription(
      messages[locale].fields.names.referral_code.hint,
    );
    const phone = await fillAndSend(page, locale);
    await expectSuccessPage(page, locale);
    expect(await readAttribution(phone)).toEqual({ promoter, channel: null, code: null });
  });

  test('an unknown code typed over a prefilled one is questioned', async ({ page, pageErrors }) => {
    const registerPage = createRegisterPage(page, locale);
    await registerPage.open('?promoter=abc123');
    await expect(registerPage.referralCode).toHaveValue('abc123');
    await registerPage.referralCode.fill('NOBODY99');
    await expect(registerPage.referralCode).toHaveAccessibleDescription(
      messages[locale].fields.names.referral_code.hint,
    );
    const phone = await fillAndSend(page, locale);
    const question = page.getByRole('alertdialog', { name: register.form.question.title });
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: register.form.question.cancel }).click();
    await expect(question).toBeHidden();
    await expect(registerPage.referralCode).toBeFocused();
    await expect(registerPage.referralCode).toHaveValue('NOBODY99');
    await registerPage.submitButton.click();
    await question.getByRole('button', { name: register.form.question.confirm }).click();
    await expectSuccessPage(page, locale);
    expect(await readAttribution(phone)).toMatchObject({ promoter: 'abc123', code: null });
    pageErrors.length = 0; // The test expects the refused request in the browser's console.
  });

  test('a channel is no referral code, even if it looks like one', async ({ page }) => {
    const registerPage = createRegisterPage(page, locale);
    await registerPage.open('?channelId=abc123');
    // A channel that is put into the URL as if it were the promoter (A8) is still a channel.
    await registerPage.open('?promoter=abc123');
    await expect(registerPage.referralCode).toHaveValue('');
    const phone = await fillAndSend(page, locale);
    await expectSuccessPage(page, locale);
    expect(await readAttribution(phone)).toMatchObject({ channel: 'abc123', code: null });
  });

  test('after reloads, going back and a second tab it still counts as not typed', async ({
    page,
    context,
  }) => {
    const registerPage = createRegisterPage(page, locale);
    await registerPage.open('?promoter=ZZZZ8888');
    await expect(registerPage.referralCode).toHaveValue('ZZZZ8888');
    await registerPage.username.fill('seller01');
    await page.reload();
    await waitForHydration(page);
    await expect(registerPage.referralCode).toHaveValue('ZZZZ8888');
    await page.goto(`${prefix}/contact`);
    await page.goBack();
    await waitForHydration(page);
    await expect(registerPage.referralCode).toHaveValue('ZZZZ8888');
    const second = await context.newPage();
    await second.goto(`${prefix}/register?promoter=abc123`);
    await waitForHydration(second);
    await expect(createRegisterPage(second, locale).referralCode).toHaveValue('abc123');
    // The first tab's code is unknown and was not typed, so there is no question. The last attribution is stored (A5).
    const phone = await fillAndSend(page, locale);
    await expectSuccessPage(page, locale);
    expect(await readAttribution(phone)).toMatchObject({ promoter: 'abc123', code: null });
  });
});

test.describe('signing in (R9)', () => {
  test('an unknown phone is offered to register', async ({ page, pageErrors }) => {
    const registerPage = createRegisterPage(page, locale);
    await registerPage.open('?mode=signin');
    const phone = createPhone();
    await registerPage.sendCode(phone);
    await registerPage.code.fill(readLastCode(phone));
    await page.getByRole('button', { name: register.signIn.submit, exact: true }).click();
    await page.getByRole('button', { name: register.signIn.register }).click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/register$`));
    await expect(registerPage.phone).toHaveValue(phone);
    await expect(page.getByText(register.form.verified)).toBeVisible();
    await expect(page.getByLabel(fields.names.code.label, { exact: true })).toHaveCount(0);
    await registerPage.fillOtherFields();
    await registerPage.submitButton.click();
    await expectSuccessPage(page, locale);
    pageErrors.length = 0; // The test expects the refused request in the browser's console.
  });

  test('a registered phone is reported and signed in at once', async ({
    page,
    request,
    pageErrors,
  }) => {
    const phone = await registerNewAccount(request);
    await makeLastCodeOlder(phone, 61_000);
    const registerPage = createRegisterPage(page, locale);
    await registerPage.open();
    await registerPage.sendCode(phone);
    await registerPage.code.fill(readLastCode(phone));
    await registerPage.fillOtherFields();
    await registerPage.submitButton.click();
    await expect(registerPage.phone).toHaveAccessibleDescription(/该手机号已注册/);
    await page.getByRole('button', { name: register.form.registered.action }).click();
    await expect(page).not.toHaveURL(/register/);
    expect((await page.context().cookies()).some(({ name }) => name === 'session')).toBe(true);
    pageErrors.length = 0; // The test expects the refused request in the browser's console.
  });
});

test.describe('on a phone', () => {
  test.use(phoneDevice);

  testPromoterLink('en-US');
  testRefusals('en-US');
});
