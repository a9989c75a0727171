/** Registering and signing in as a visitor does, on desktop and phone. */
import {
  elapse,
  expect,
  lastCode,
  messagesTo,
  newPhone,
  test,
  wrongCode,
} from '../support/account';
import { hydrated } from '../support/test';
import { accountPage, onSuccess, password } from '../support/account-page';
import { words, type Locale } from '../support/words';
import { referring } from './referring';
import { signingIn } from './signing-in';

function bySms(locale: Locale): void {
  test('registers with a code by SMS and is greeted by name', async ({ page, problems }) => {
    const on = accountPage(page, locale);
    await on.open();
    const phone = newPhone();
    await on.sendCode(`+86 ${phone.slice(0, 3)} ${phone.slice(3)}`);
    const { notifications, hint, errors } = words[locale];
    const notice = page.getByRole('region', { name: notifications });
    await expect(notice.getByText(errors.codeSent)).toBeVisible();
    await expect(notice.getByText(hint)).toBeVisible();
    await on.code.fill(lastCode(phone));
    await on.fillRest();
    await on.submit.click();
    await onSuccess(page, locale);
    await expect(page.getByText('seller01')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('HAS_REGISTED'))).toBe('1');
    expect(await page.evaluate(() => localStorage.getItem('HAS_VIEW_REGISTER'))).toBe('1');
    expect(problems).toEqual([]);
  });
}

function byVoice(locale: Locale): void {
  test('offers a voice call after the countdown, and registers by it', async ({
    page,
    problems,
  }) => {
    const { forms } = words[locale];
    await page.clock.install();
    const on = accountPage(page, locale);
    await on.open();
    const phone = newPhone();
    await on.sendCode(phone);
    // Whatever seconds a busy machine takes, more than half a minute is left.
    const waiting = new RegExp(forms.code.again.replace('{n}', '[345]\\d'));
    await page.clock.runFor(1_500);
    await expect(page.getByRole('button', { name: waiting })).toBeVisible();
    await expect(page.getByRole('button', { name: forms.code.voice })).toHaveCount(0);
    await page.clock.runFor(70_000);
    await expect(page.getByRole('button', { name: forms.code.resend })).toBeVisible();
    const call = page.getByRole('button', { name: forms.code.voice });
    await expect(call).toBeVisible();
    // By the server's clock a minute has not passed: it says how long to wait, and is believed.
    await call.click();
    await expect(page.getByRole('status').filter({ hasText: /\d+/ }).first()).toBeVisible();
    expect(messagesTo(phone)).toHaveLength(1);
    await elapse(phone, 61_000);
    await page.clock.runFor(70_000);
    await call.click();
    await expect(page.getByText(forms.code.voiceSent).first()).toBeVisible();
    expect(messagesTo(phone).map((message) => message.channel)).toEqual(['sms', 'voice']);
    await on.code.fill(lastCode(phone));
    await on.fillRest();
    await on.submit.click();
    await onSuccess(page, locale);
    problems.length = 0; // The refused call stands in the console by design.
  });
}

function countingDown(locale: Locale): void {
  test('counts down by the server’s time, through a reload', async ({ page }) => {
    const { forms } = words[locale];
    const on = accountPage(page, locale);
    await on.open();
    const phone = newPhone();
    await on.sendCode(phone);
    const pattern = new RegExp(forms.code.again.replace('{n}', '(\\d+)'));
    const button = page.getByRole('button', { name: pattern });
    const left = async () => Number(pattern.exec((await button.textContent()) ?? '')?.[1]);
    const seen = Date.now();
    const before = await left();
    expect(before).toBeLessThanOrEqual(60);
    await page.reload();
    await hydrated(page);
    await expect(button).toBeVisible();
    const after = await left();
    expect(after).toBeLessThanOrEqual(before);
    // However long the reload took, no more seconds are gone than passed.
    const passed = Math.ceil((Date.now() - seen) / 1_000);
    expect(after).toBeGreaterThanOrEqual(before - passed - 1);
  });
}

/** Every failure stays at its field, and nothing typed is lost. */
function refusals(locale: Locale): void {
  const { errors, forms, register } = words[locale];

  test('says everything that is missing at once and leads there', async ({ page }) => {
    const on = accountPage(page, locale);
    await on.open();
    await on.submit.click();
    const summary = page.getByRole('alert').filter({ hasText: forms.summary });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveCount(6);
    await summary.getByRole('link', { name: forms.missing.company_name }).click();
    await expect(on.company).toBeFocused();
    await expect(on.agree).toHaveAccessibleDescription(new RegExp(forms.errors.agreement));
  });

  test('a wrong code, a used one and a common password are named at their fields', async ({
    page,
    problems,
  }) => {
    const on = accountPage(page, locale);
    await on.open();
    const phone = newPhone();
    await on.sendCode(phone);
    await on.code.fill(wrongCode(lastCode(phone)));
    await on.fillRest();
    await on.submit.click();
    await expect(on.code).toHaveAccessibleDescription(
      new RegExp(locale === 'zh-CN' ? '验证码错误' : errors.codeInvalid),
    );
    await on.code.fill(lastCode(phone));
    await on.password.fill('superman');
    await on.submit.click();
    await expect(on.password).toHaveAccessibleDescription(new RegExp(forms.errors.passwordCommon));
    await expect(on.username).toHaveValue('seller01');
    await expect(on.company).toHaveValue('蓝鲸贸易');
    await on.password.fill(password);
    await on.submit.click();
    await onSuccess(page, locale);
    problems.length = 0; // Refused requests stand in the console by design.
  });

  test('an unknown referrer is asked about: refused, then confirmed', async ({
    page,
    problems,
  }) => {
    const on = accountPage(page, locale);
    await on.open();
    const phone = newPhone();
    await on.sendCode(phone);
    await on.code.fill(lastCode(phone));
    await on.fillRest();
    await on.referral.fill('NOBODY99');
    await on.submit.click();
    const question = page.getByRole('alertdialog', { name: register.question.title });
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: register.question.cancel }).click();
    await expect(question).toBeHidden();
    await expect(on.referral).toBeFocused();
    await expect(on.referral).toHaveValue('NOBODY99');
    await on.submit.click();
    await question.getByRole('button', { name: register.question.confirm }).click();
    await onSuccess(page, locale);
    problems.length = 0;
  });

  test('values survive a reload, the password and the code do not', async ({ page }) => {
    const on = accountPage(page, locale);
    await on.open();
    const phone = newPhone();
    await on.phone.fill(phone);
    await on.code.fill('123456');
    await on.fillRest();
    await page.reload();
    await hydrated(page);
    await expect(on.phone).toHaveValue(phone);
    await expect(on.username).toHaveValue('seller01');
    await expect(on.company).toHaveValue('蓝鲸贸易');
    await expect(on.code).toHaveValue('');
    await expect(on.password).toHaveValue('');
  });
}

/** The whole journey in one language. */
export function registrationJourney(locale: Locale): void {
  test.describe(`registration, ${locale}`, () => {
    bySms(locale);
    byVoice(locale);
    countingDown(locale);
    refusals(locale);
    referring(locale);
    signingIn(locale);
  });
}
