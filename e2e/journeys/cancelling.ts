/** Cancelling an account: its code, the words that say it is meant, and a phone nobody has. */
import {
  elapse,
  expect,
  lastCode,
  newAccount,
  newPhone,
  test,
  wrongCode,
} from '../support/account';
import { applicationPage, dropRefusals, receiptOf } from '../support/application-page';
import { caseOf } from '../support/application-forms';
import { rowOfNumber } from '../support/application-rows';
import { words, type Locale } from '../support/words';

const form = caseOf('cancelAccount');

export function cancelling(locale: Locale): void {
  const { errors, forms } = words[locale];
  const phrase = locale === 'zh-CN' ? '注销账号' : 'cancel account';

  test('cancelling: a wrong code and wrong words are named at their fields, right ones are heard', async ({
    page,
    request,
    problems,
  }) => {
    const phone = await newAccount(request);
    await elapse(phone, 61_000);
    const on = await applicationPage(page, locale, form);
    await on.open();
    await on.fill({ ...form.values(), phone });
    await on.box.getByRole('button', { name: forms.code.send }).click();
    await expect(on.box.getByText(errors.codeSent)).toBeVisible();
    await on.fill({ code: lastCode(phone), confirmation: 'yes' });
    await on.takeTime();
    await on.submit.click();
    await expect(on.summary.getByRole('link')).toHaveText([forms.errors.confirmation]);
    await expect(on.field('confirmation')).toHaveAccessibleDescription(forms.errors.confirmation);
    expect(on.keys).toEqual([]);

    await on.fill({ code: wrongCode(lastCode(phone)), confirmation: phrase });
    await on.submit.click();
    // On Chinese pages the upstream's own words may stand here.
    const wrong = locale === 'zh-CN' ? '验证码错误' : errors.codeInvalid;
    await expect(on.field('code')).toHaveAccessibleDescription(new RegExp(wrong));
    await expect(on.summary.getByRole('link', { name: new RegExp(wrong) })).toBeVisible();

    await on.field('code').fill(lastCode(phone));
    await on.submit.click();
    const row = await rowOfNumber(await receiptOf(page, locale, form));
    expect(row).toMatchObject({ phone: `+86${phone}` });
    dropRefusals(problems);
  });

  test('cancelling: a phone nobody has is told so', async ({ page, problems }) => {
    const phone = newPhone();
    const on = await applicationPage(page, locale, form);
    await on.open();
    await on.fill({ ...form.values(), phone, confirmation: phrase });
    await on.box.getByRole('button', { name: forms.code.send }).click();
    await expect(on.box.getByText(errors.codeSent)).toBeVisible();
    await on.field('code').fill(lastCode(phone));
    await on.takeTime();
    await on.submit.click();
    await expect(on.field('phone')).toHaveAccessibleDescription(new RegExp(errors.phoneUnknown));
    dropRefusals(problems);
  });
}
