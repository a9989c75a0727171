/** Registering and signing in as a visitor does (R4–R6, R9), and the referral of a visitor (R10). */
import type { Page } from '@playwright/test';
import {
  letTimePass,
  expect,
  lastCode,
  messagesTo,
  registerNewAccount,
  newPhone,
  test,
  wrongCode,
} from '../support/accounts/visitor';
import { registerPage, expectSuccessPage, typedPassword } from '../support/accounts/register-page';
import { phoneDevice as phoneScreen } from '../support/browser/user-agents';
import { waitForHydration } from '../support/browser/hydration';
import { messages, type Locale } from '../support/pages/messages';
import { runSql } from '../support/servers/database';

/** An unknown promoter, a different one each time, because the answer about one is remembered for a minute. */
const unknownPromoterCode = () => `stranger${Math.random().toString(36).slice(2, 10)}`;

/** The stored referral of an account. */
async function broughtBy(phone: string) {
  const sql = 'select promoter, channel_id, referral_code from users where phone = ?';
  const { rows } = await runSql(sql, [`+86${phone}`]);
  const [row] = rows;
  return row && { promoter: row.promoter, channel: row.channel_id, code: row.referral_code };
}

/**
 * Fills and sends the form.
 * @returns the phone
 */
async function finish(page: Page, locale: Locale): Promise<string> {
  const on = registerPage(page, locale);
  const phone = newPhone();
  await on.sendCode(phone);
  await on.code.fill(lastCode(phone));
  await on.fillRest();
  await on.submit.click();
  return phone;
}

function byPromoter(locale: Locale): void {
  const { forms, hint, notifications, prefix, recommended } = messages[locale];
  test('registers by a promoter’s link, with a code by SMS, and is greeted by name', async ({
    page,
    request,
  }) => {
    const on = registerPage(page, locale);
    await on.open('?promoter=abc123');
    // The name is loaded after the page, which is the same for all visitors.
    await expect(on.referral).toHaveValue('abc123');
    await expect(on.referral).toHaveAccessibleDescription(
      recommended.replace('{name}', '示例推荐人 · 示例渠道商'),
    );
    const html = await request.get(`${prefix}/register?promoter=abc123`);
    expect(await html.text()).not.toContain('示例推荐人');
    const phone = newPhone();
    await on.sendCode(`+86 ${phone.slice(0, 3)} ${phone.slice(3)}`);
    const notice = page.getByRole('region', { name: notifications });
    await expect(notice.getByText(forms.code.textSent)).toBeVisible();
    await expect(notice.getByText(hint)).toBeVisible();
    await on.code.fill(lastCode(phone));
    await on.fillRest();
    await on.submit.click();
    await expectSuccessPage(page, locale);
    await expect(page.getByText('seller01')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('HAS_REGISTED'))).toBe('1');
    expect(await page.evaluate(() => localStorage.getItem('HAS_VIEW_REGISTER'))).toBe('1');
    expect(await broughtBy(phone)).toMatchObject({ promoter: 'abc123', code: 'abc123' });
  });
}

function refusals(locale: Locale): void {
  const { errors, fields, forms } = messages[locale];
  test('missing values, a wrong code and a common password are reported at their fields', async ({
    page,
    problems,
  }) => {
    const on = registerPage(page, locale);
    await on.open();
    await on.submit.click();
    const summary = page.getByRole('alert').filter({ hasText: forms.summary });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveCount(6);
    await summary.getByRole('link', { name: fields.names.company_name.missing }).click();
    await expect(on.company).toBeFocused();
    await expect(on.agree).toHaveAccessibleDescription(new RegExp(fields.errors.agreement));

    const phone = newPhone();
    await on.sendCode(phone);
    await on.code.fill(wrongCode(lastCode(phone)));
    await on.fillRest();
    await on.submit.click();
    // Chinese pages show the upstream's own message.
    await expect(on.code).toHaveAccessibleDescription(
      new RegExp(locale === 'zh-CN' ? '验证码错误' : errors.codeInvalid),
    );
    await on.code.fill(lastCode(phone));
    await on.password.fill('superman');
    await on.submit.click();
    await expect(on.password).toHaveAccessibleDescription(new RegExp(fields.errors.passwordCommon));
    await expect(on.username).toHaveValue('seller01');
    await expect(on.company).toHaveValue('蓝鲸贸易');
    await on.password.fill(typedPassword);
    await on.submit.click();
    await expectSuccessPage(page, locale);
    problems.length = 0; // The test expects refused requests in the browser's console.
  });
}

const locale = 'zh-CN';
const { fields, forms, prefix, register } = messages[locale];

byPromoter(locale);
refusals(locale);

test('offers a voice call after the countdown, and registers by it', async ({ page, problems }) => {
  await page.clock.install();
  const on = registerPage(page, locale);
  await on.open();
  const phone = newPhone();
  await on.sendCode(phone);
  // A busy machine may take some seconds, but more than half a minute is left.
  const waiting = new RegExp(forms.code.again.replace('{n}', '[345]\\d'));
  await page.clock.runFor(1_500);
  await expect(page.getByRole('button', { name: waiting })).toBeVisible();
  await expect(page.getByRole('button', { name: forms.code.voice })).toHaveCount(0);
  await page.clock.runFor(70_000);
  await expect(page.getByRole('button', { name: forms.code.resend })).toBeVisible();
  const call = page.getByRole('button', { name: forms.code.voice });
  await expect(call).toBeVisible();
  // On the server's clock a minute has not passed, so it says how long to wait, and the page shows that.
  await call.click();
  await expect(page.getByRole('status').filter({ hasText: /\d+/ }).first()).toBeVisible();
  expect(messagesTo(phone)).toHaveLength(1);
  await letTimePass(phone, 61_000);
  await page.clock.runFor(70_000);
  await call.click();
  await expect(page.getByText(forms.code.voiceSent).first()).toBeVisible();
  expect(messagesTo(phone).map((message) => message.channel)).toEqual(['sms', 'voice']);
  await on.code.fill(lastCode(phone));
  await on.fillRest();
  await on.submit.click();
  await expectSuccessPage(page, locale);
  problems.length = 0; // The test expects the refused call in the browser's console.
});

test('a reload keeps what was typed, except password and code, and the server’s countdown', async ({
  page,
}) => {
  const on = registerPage(page, locale);
  await on.open();
  const phone = newPhone();
  await on.sendCode(phone);
  await on.code.fill('123456');
  await on.fillRest();
  const pattern = new RegExp(forms.code.again.replace('{n}', '(\\d+)'));
  const button = page.getByRole('button', { name: pattern });
  const left = async () => Number(pattern.exec((await button.textContent()) ?? '')?.[1]);
  const seen = Date.now();
  const before = await left();
  expect(before).toBeLessThanOrEqual(60);
  await page.reload();
  await waitForHydration(page);
  await expect(button).toBeVisible();
  const after = await left();
  expect(after).toBeLessThanOrEqual(before);
  // However long the reload took, the countdown lost no more seconds than passed.
  const passed = Math.ceil((Date.now() - seen) / 1_000);
  expect(after).toBeGreaterThanOrEqual(before - passed - 1);
  await expect(on.phone).toHaveValue(phone);
  await expect(on.username).toHaveValue('seller01');
  await expect(on.company).toHaveValue('蓝鲸贸易');
  await expect(on.code).toHaveValue('');
  await expect(on.password).toHaveValue('');
});

test.describe('a referral the visitor did not type causes no question', () => {
  test('an unknown promoter does not fill the field, and is stored with the account', async ({
    page,
  }) => {
    const [on, promoter] = [registerPage(page, locale), unknownPromoterCode()];
    const heard = page.waitForResponse((one) => one.url().endsWith('/api/promoter/discount'));
    await on.open(`?promoter=${promoter}`);
    await heard;
    await expect(on.referral).toHaveValue('');
    await expect(on.referral).toHaveAccessibleDescription(
      messages[locale].fields.names.referral_code.hint,
    );
    const phone = await finish(page, locale);
    await expectSuccessPage(page, locale);
    expect(await broughtBy(phone)).toEqual({ promoter, channel: null, code: null });
  });

  test('an unknown code typed over a prefilled one is questioned', async ({ page, problems }) => {
    const on = registerPage(page, locale);
    await on.open('?promoter=abc123');
    await expect(on.referral).toHaveValue('abc123');
    await on.referral.fill('NOBODY99');
    await expect(on.referral).toHaveAccessibleDescription(
      messages[locale].fields.names.referral_code.hint,
    );
    const phone = await finish(page, locale);
    const question = page.getByRole('alertdialog', { name: register.form.question.title });
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: register.form.question.cancel }).click();
    await expect(question).toBeHidden();
    await expect(on.referral).toBeFocused();
    await expect(on.referral).toHaveValue('NOBODY99');
    await on.submit.click();
    await question.getByRole('button', { name: register.form.question.confirm }).click();
    await expectSuccessPage(page, locale);
    expect(await broughtBy(phone)).toMatchObject({ promoter: 'abc123', code: null });
    problems.length = 0; // The test expects the refused request in the browser's console.
  });

  test('a channel is no referral code, even if it looks like one', async ({ page }) => {
    const on = registerPage(page, locale);
    await on.open('?channelId=abc123');
    // Put into the address as if it were the promoter (A8), it is still a channel.
    await on.open('?promoter=abc123');
    await expect(on.referral).toHaveValue('');
    const phone = await finish(page, locale);
    await expectSuccessPage(page, locale);
    expect(await broughtBy(phone)).toMatchObject({ channel: 'abc123', code: null });
  });

  test('after reloads, going back and a second tab it still counts as not typed', async ({
    page,
    context,
  }) => {
    const on = registerPage(page, locale);
    await on.open('?promoter=ZZZZ8888');
    await expect(on.referral).toHaveValue('ZZZZ8888');
    await on.username.fill('seller01');
    await page.reload();
    await waitForHydration(page);
    await expect(on.referral).toHaveValue('ZZZZ8888');
    await page.goto(`${prefix}/contact`);
    await page.goBack();
    await waitForHydration(page);
    await expect(on.referral).toHaveValue('ZZZZ8888');
    const second = await context.newPage();
    await second.goto(`${prefix}/register?promoter=abc123`);
    await waitForHydration(second);
    await expect(registerPage(second, locale).referral).toHaveValue('abc123');
    // The first tab's code is unknown and was not typed, so there is no question. The last referral is stored (A5).
    const phone = await finish(page, locale);
    await expectSuccessPage(page, locale);
    expect(await broughtBy(phone)).toMatchObject({ promoter: 'abc123', code: null });
  });
});

test.describe('signing in (R9)', () => {
  test('an unknown phone is offered to register', async ({ page, problems }) => {
    const on = registerPage(page, locale);
    await on.open('?mode=signin');
    const phone = newPhone();
    await on.sendCode(phone);
    await on.code.fill(lastCode(phone));
    await page.getByRole('button', { name: register.signIn.submit, exact: true }).click();
    await page.getByRole('button', { name: register.signIn.register }).click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/register$`));
    await expect(on.phone).toHaveValue(phone);
    await expect(page.getByText(register.form.verified)).toBeVisible();
    await expect(page.getByLabel(fields.names.code.label, { exact: true })).toHaveCount(0);
    await on.fillRest();
    await on.submit.click();
    await expectSuccessPage(page, locale);
    problems.length = 0; // The test expects the refused request in the browser's console.
  });

  test('a registered phone is reported and signed in at once', async ({
    page,
    request,
    problems,
  }) => {
    const phone = await registerNewAccount(request);
    await letTimePass(phone, 61_000);
    const on = registerPage(page, locale);
    await on.open();
    await on.sendCode(phone);
    await on.code.fill(lastCode(phone));
    await on.fillRest();
    await on.submit.click();
    await expect(on.phone).toHaveAccessibleDescription(/该手机号已注册/);
    await page.getByRole('button', { name: register.form.registered.action }).click();
    await expect(page).not.toHaveURL(/register/);
    expect((await page.context().cookies()).some(({ name }) => name === 'session')).toBe(true);
    problems.length = 0; // The test expects the refused request in the browser's console.
  });
});

test.describe('on a phone', () => {
  test.use(phoneScreen);

  byPromoter('en-US');
  refusals('en-US');
});
