/** Journeys with the keyboard alone: controls are reached with Tab, used and left again. */
import type { Locale } from '@/lib/core/i18n/routing';
import { expect, test } from '../support/browser/visitor-test';
import { readLastCode, createPhone } from '../support/visitors/visitor';
import { createApplicationPage, readReceiptNumber } from '../support/applications/application-page';
import { caseOf } from '../support/applications/form-cases';
import { tabTo } from '../support/browser/keyboard';
import { waitForHydration } from '../support/browser/hydration';
import { messages } from '../support/pages/messages';
import { createRegisterPage, expectSuccessPage, typedPassword } from './support/register-page';

function testRegistering(locale: Locale): void {
  test(`registers with the keyboard alone, ${locale}`, async ({ page }) => {
    const registerPage = createRegisterPage(page, locale);
    await registerPage.open();
    const phone = createPhone();
    await tabTo(page, registerPage.phone);
    await page.keyboard.type(phone);
    await tabTo(page, registerPage.sendCodeButton);
    await page.keyboard.press('Enter');
    // Once the code is sent, the focus is in the field for it.
    await expect(registerPage.code).toBeFocused();
    await page.keyboard.type(readLastCode(phone));
    for (const [field, text] of [
      [registerPage.password, typedPassword],
      [registerPage.username, 'seller01'],
      [registerPage.company, '蓝鲸贸易'],
    ] as const) {
      await tabTo(page, field);
      await page.keyboard.type(text);
    }
    await tabTo(page, registerPage.agreement);
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expectSuccessPage(page, locale);
  });
}

function testSigningIn(locale: Locale): void {
  const { prefix, fields, forms, register } = messages[locale];
  test(`signs in through the header's dialog with the keyboard alone, ${locale}`, async ({
    page,
    pageErrors,
  }) => {
    await page.goto(`${prefix}/download`);
    await waitForHydration(page);
    const link = page.getByRole('banner').locator('a[data-sign-in]').first();
    await tabTo(page, link);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const phone = createPhone();
    await tabTo(page, dialog.getByRole('textbox', { name: fields.names.phone.label }));
    await page.keyboard.type(phone);
    await tabTo(page, dialog.getByRole('button', { name: forms.code.send }));
    await page.keyboard.press('Enter');
    const code = dialog.getByRole('textbox', { name: fields.names.code.label });
    await expect(code).toBeFocused();
    await page.keyboard.type(readLastCode(phone));
    await page.keyboard.press('Enter');
    // The phone is not registered: the page offers to register, and the keyboard reaches the offer.
    const offer = dialog.getByRole('button', { name: register.signIn.register });
    await expect(offer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
    pageErrors.length = 0; // The test expects the refusal in the browser's console.
  });
}

function testInvitation(locale: Locale): void {
  const { prefix, fields, forms, team } = messages[locale];
  test(`reads with the keyboard alone what is missing in a team invitation, ${locale}`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/teaminvited?token=invite-has-account`);
    await waitForHydration(page);
    const phone = page.getByRole('textbox', { name: fields.names.phone.label });
    await tabTo(page, phone);
    await page.keyboard.press('Enter');
    const summary = page.getByRole('alert').filter({ hasText: forms.summary });
    await expect(summary).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(phone).toBeFocused();
    await expect(phone).toHaveAccessibleDescription(new RegExp(fields.names.phone.missing));
    await expect(page.getByRole('button', { name: team.submit })).toBeEnabled();
  });
}

function testBooking(locale: Locale): void {
  test(`books a visit with the keyboard alone, ${locale}`, async ({ page }) => {
    const form = caseOf('appointment');
    const formPage = await createApplicationPage(page, locale, form);
    const { city, topic, company_name, contact, phone } = form.createValues();
    const tabAndType = async (name: string, text: unknown) => {
      await tabTo(page, formPage.field(name));
      await page.keyboard.insertText(String(text));
    };
    await formPage.open();
    // Enter in the first line sends the form too early; the list of what is missing leads back into the form.
    await tabTo(page, formPage.field('city'));
    await page.keyboard.press('Enter');
    await expect(formPage.summary).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(formPage.field('city')).toBeFocused();

    await tabAndType('city', city);
    await tabTo(page, formPage.field('date'));
    await page.keyboard.press('ArrowDown');
    await tabTo(page, formPage.field('slot'));
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await expect(formPage.form.locator('[name="slot"][value="afternoon"]')).toBeChecked();
    await tabAndType('topic', topic);
    await tabAndType('company_name', company_name);
    await tabAndType('contact', contact);
    await tabAndType('phone', phone);
    await tabTo(page, formPage.field('is_agreed'));
    await page.keyboard.press('Space');
    await formPage.passFillingTime();
    await tabTo(page, formPage.submitButton);
    await page.keyboard.press('Enter');
    await readReceiptNumber(page, locale, form);
  });
}

// The keyboard works the same in both languages, so each journey is tested in one of them.
testRegistering('zh-CN');
testSigningIn('en-US');
testInvitation('zh-CN');
testBooking('en-US');
