/** Signing in, and going over between signing in and registering (R9). */
import { elapse, expect, lastCode, newAccount, newPhone, test } from '../support/account';
import { accountPage, onSuccess } from '../support/account-page';
import { words, type Locale } from '../support/words';

export function signingIn(locale: Locale): void {
  const { register, forms, prefix } = words[locale];

  test('signs in by code; a phone nobody knows goes over to registering', async ({
    page,
    problems,
  }) => {
    const on = accountPage(page, locale);
    await on.open('?mode=signin');
    const phone = newPhone();
    await on.sendCode(phone);
    await on.code.fill(lastCode(phone));
    await page.getByRole('button', { name: register.signIn.submit, exact: true }).click();
    await page.getByRole('button', { name: register.signIn.register }).click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/register$`));
    await expect(on.phone).toHaveValue(phone);
    await expect(page.getByText(register.verified)).toBeVisible();
    await expect(page.getByLabel(forms.code.label, { exact: true })).toHaveCount(0);
    await on.fillRest();
    await on.submit.click();
    await onSuccess(page, locale);
    problems.length = 0;
  });

  test('a registered phone is told so and signed in at once', async ({
    page,
    request,
    problems,
  }) => {
    const phone = await newAccount(request);
    await elapse(phone, 61_000);
    const on = accountPage(page, locale);
    await on.open();
    await on.sendCode(phone);
    await on.code.fill(lastCode(phone));
    await on.fillRest();
    await on.submit.click();
    await expect(on.phone).toHaveAccessibleDescription(
      new RegExp(locale === 'zh-CN' ? '该手机号已注册' : words[locale].errors.phoneRegistered),
    );
    await page.getByRole('button', { name: register.registered.action }).click();
    await expect(page).not.toHaveURL(/register/);
    expect((await page.context().cookies()).some(({ name }) => name === 'session')).toBe(true);
    problems.length = 0;
  });
}
