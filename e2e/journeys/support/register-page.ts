import { expect, type Page } from '@playwright/test';
import type { Locale } from '@/lib/core/i18n/routing';
import { waitForHydration } from '../../support/browser/hydration';
import { messages } from '../../support/pages/messages';

export const typedPassword = 'Tulip-kettle-92';

/** The form at /register, found by its texts. */
export function createRegisterPage(page: Page, locale: Locale) {
  const { fields, forms, register, prefix } = messages[locale];
  const field = (label: string) => page.getByRole('textbox', { name: label, exact: false }).first();
  return {
    open: async (query = '') => {
      await page.goto(`${prefix}/register${query}`);
      await waitForHydration(page);
    },
    phone: field(fields.names.phone.label),
    code: field(fields.names.code.label),
    password: page.getByLabel(fields.names.password.label, { exact: true }),
    username: field(fields.names.username.label),
    company: field(fields.names.company_name.label),
    referralCode: field(fields.names.referral_code.label),
    agreement: page.getByRole('checkbox'),
    submitButton: page.getByRole('button', { name: register.form.submit.owner }),
    sendCodeButton: page.getByRole('button', { name: forms.code.send }),
    sendCode: async (phone: string) => {
      await field(fields.names.phone.label).fill(phone);
      await page.getByRole('button', { name: forms.code.send }).click();
      await expect(page.getByText(messages[locale].forms.code.textSent).first()).toBeVisible();
    },
    fillOtherFields: async () => {
      await page.getByLabel(fields.names.password.label, { exact: true }).fill(typedPassword);
      await field(fields.names.username.label).fill('seller01');
      await field(fields.names.company_name.label).fill('蓝鲸贸易');
      await page.getByRole('checkbox').check();
    },
  };
}

export const expectSuccessPage = (page: Page, locale: Locale) =>
  expect(page).toHaveURL(new RegExp(`${messages[locale].prefix}/success(\\?promoter=\\w+)?$`));
