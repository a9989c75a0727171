/** Cancelling an account: its code, the words that confirm it, and an unknown phone. */
import { applicationTypes } from '@superbrowser/contract/forms/application-kinds';
import {
  letTimePass,
  expect,
  lastCode,
  registerNewAccount,
  newPhone,
  test,
  wrongCode,
} from '../support/accounts/visitor';
import { applicationPage, dropRefusals, receiptOf } from '../support/applications/application-page';
import { caseOf, storedOf } from '../support/applications/form-cases';
import { storedFieldsOf, applicationRowOfNumber } from '../support/applications/application-rows';
import { messages } from '../support/pages/messages';

const form = caseOf('cancelAccount');
const locale = 'zh-CN';
const { errors, fields, forms } = messages[locale];
const phrase = '注销账号';

test('a wrong code and wrong words are reported at their fields, right ones are accepted', async ({
  page,
  request,
  problems,
}) => {
  const phone = await registerNewAccount(request);
  await letTimePass(phone, 61_000);
  const on = await applicationPage(page, locale, form);
  const values = form.values();
  await on.open('?promoter=abc123');
  await on.fill({ ...values, phone });
  await on.box.getByRole('button', { name: forms.code.send }).click();
  await expect(on.box.getByText(forms.code.textSent)).toBeVisible();
  await on.fill({ code: lastCode(phone), confirmation: 'yes' });
  await on.takeTime();
  await on.submit.click();
  await expect(on.summary.getByRole('link')).toHaveText([fields.errors.confirmation]);
  await expect(on.field('confirmation')).toHaveAccessibleDescription(fields.errors.confirmation);
  expect(on.keys).toEqual([]);

  await on.fill({ code: wrongCode(lastCode(phone)), confirmation: `${phrase} ` });
  await on.submit.click();
  // The message comes from the upstream.
  const wrong = '验证码错误';
  await expect(on.field('code')).toHaveAccessibleDescription(new RegExp(wrong));
  await expect(on.summary.getByRole('link', { name: new RegExp(wrong) })).toBeVisible();

  await on.field('code').fill(lastCode(phone));
  await on.submit.click();
  const row = await applicationRowOfNumber(await receiptOf(page, locale, form));
  expect(row).toMatchObject({
    type: applicationTypes.cancelAccount,
    apply_from: 0,
    locale,
    promoter: 'abc123',
    phone: `+86${phone}`,
  });
  expect(storedFieldsOf(row)).toEqual(storedOf(values));
  dropRefusals(problems);
});

test('an unknown phone is reported', async ({ page, problems }) => {
  const phone = newPhone();
  const on = await applicationPage(page, locale, form);
  await on.open();
  await on.fill({ ...form.values(), phone, confirmation: phrase });
  await on.box.getByRole('button', { name: forms.code.send }).click();
  await expect(on.box.getByText(forms.code.textSent)).toBeVisible();
  await on.field('code').fill(lastCode(phone));
  await on.takeTime();
  await on.submit.click();
  await expect(on.field('phone')).toHaveAccessibleDescription(new RegExp(errors.phoneUnknown));
  dropRefusals(problems);
});
