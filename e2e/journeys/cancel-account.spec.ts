/** Canceling an account: the way to its page, its code, the words that confirm it, and an unknown phone. */
import { applicationTypes } from '@superbrowser/contract/forms/application-kinds';
import { dropLoadErrors } from '../support/browser/test';
import { expect, test } from '../support/browser/visitor-test';
import {
  makeLastCodeOlder,
  readLastCode,
  registerNewAccount,
  createPhone,
  wrongCode,
} from '../support/visitors/visitor';
import { createApplicationPage, readReceiptNumber } from '../support/applications/application-page';
import { caseOf, expectedStoredValues } from '../support/applications/form-cases';
import { storedFieldsOf, loadApplication } from '../support/applications/application-rows';
import { messages } from '../support/pages/messages';

const form = caseOf('cancelAccount');
const locale = 'zh-CN';
const { errors, fields, forms } = messages[locale];
const phrase = '注销账号';

test('the page to cancel an account is linked where visitors look for it', async ({ request }) => {
  for (const path of ['/service', '/en/user-service']) {
    const html = await (await request.get(path)).text();
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    const footer = html.slice(html.indexOf('<footer'), html.indexOf('</footer>'));
    for (const part of [main, footer]) expect(part).toContain('/cancel-account"');
  }
});

test('a wrong code and wrong words are reported at their fields, right ones are accepted', async ({
  page,
  request,
  pageErrors,
}) => {
  const phone = await registerNewAccount(request);
  await makeLastCodeOlder(phone, 61_000);
  const formPage = await createApplicationPage(page, locale, form);
  const values = form.createValues();
  await formPage.open('?promoter=abc123');
  await formPage.fill({ ...values, phone });
  await formPage.form.getByRole('button', { name: forms.code.send }).click();
  await expect(formPage.form.getByText(forms.code.textSent)).toBeVisible();
  await formPage.fill({ code: readLastCode(phone), confirmation: 'yes' });
  await formPage.passFillingTime();
  await formPage.submitButton.click();
  await expect(formPage.summary.getByRole('link')).toHaveText([fields.errors.confirmation]);
  await expect(formPage.field('confirmation')).toHaveAccessibleDescription(
    fields.errors.confirmation,
  );
  expect(formPage.idempotencyKeys).toEqual([]);

  await formPage.fill({ code: wrongCode(readLastCode(phone)), confirmation: `${phrase} ` });
  await formPage.submitButton.click();
  // The message comes from the upstream.
  const wrongCodeText = '验证码错误';
  await expect(formPage.field('code')).toHaveAccessibleDescription(new RegExp(wrongCodeText));
  await expect(
    formPage.summary.getByRole('link', { name: new RegExp(wrongCodeText) }),
  ).toBeVisible();

  await formPage.field('code').fill(readLastCode(phone));
  await formPage.submitButton.click();
  const row = await loadApplication(await readReceiptNumber(page, locale, form));
  expect(row).toMatchObject({
    type: applicationTypes.cancelAccount,
    apply_from: 0,
    locale,
    promoter: 'abc123',
    phone: `+86${phone}`,
  });
  expect(storedFieldsOf(row)).toEqual(expectedStoredValues(values));
  dropLoadErrors(pageErrors);
});

test('an unknown phone is reported', async ({ page, pageErrors }) => {
  const phone = createPhone();
  const formPage = await createApplicationPage(page, locale, form);
  await formPage.open();
  await formPage.fill({ ...form.createValues(), phone, confirmation: phrase });
  await formPage.form.getByRole('button', { name: forms.code.send }).click();
  await expect(formPage.form.getByText(forms.code.textSent)).toBeVisible();
  await formPage.field('code').fill(readLastCode(phone));
  await formPage.passFillingTime();
  await formPage.submitButton.click();
  await expect(formPage.field('phone')).toHaveAccessibleDescription(
    new RegExp(errors.phoneUnknown),
  );
  dropLoadErrors(pageErrors);
});
