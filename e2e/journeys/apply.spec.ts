/** The application forms as a visitor uses them (F2): from a button to a number, and what may go wrong on the way. */
import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  applicationForms,
  fieldsOf as formFieldsOf,
} from '@superbrowser/contract/forms/application-forms';
import { applicationTypes } from '@superbrowser/contract/forms/application-kinds';
import { applyButtonOf } from '@superbrowser/contract/forms/apply-buttons';
import {
  applicationNumberAlphabet,
  groupApplicationNumber,
  createApplicationNumber,
} from '@superbrowser/contract/forms/application-number';
import { pagePath } from '@/lib/core/i18n/paths';
import { site } from '@/lib/site';
import type { Locale } from '@/lib/core/i18n/routing';
import { dropLoadErrors } from '../support/browser/test';
import { expect, test } from '../support/browser/visitor-test';
import { createApplicationPage, readReceiptNumber } from '../support/applications/application-page';
import {
  caseOf,
  formCases,
  expectedStoredValues,
  emptyFormErrors,
  valuesKeptByReload,
  type FormCase,
  type FormValues,
  type FormLink,
} from '../support/applications/form-cases';
import {
  storedFieldsOf,
  loadApplication,
  loadApplicationsByKey,
} from '../support/applications/application-rows';
import { phoneDevice } from '../support/browser/user-agents';
import { waitForHydration } from '../support/browser/hydration';
import { shortestWaitMessages, messages } from '../support/pages/messages';

/** For a form to which no button leads: its own URL, which counts as an unknown button. */
const createLinkByUrl = (form: FormCase): FormLink => ({
  page: form.path,
  buttonNumber: 0,
  inside: 'main',
});

/**
 * Expects that the application with this number stores every character that was typed, and where the visitor came from.
 */
async function expectStored(
  page: Page,
  {
    locale,
    form,
    buttonNumber,
    values,
  }: { locale: Locale; form: FormCase; buttonNumber: number; values: FormValues },
): Promise<void> {
  const row = await loadApplication(await readReceiptNumber(page, locale, form));
  expect(row).toMatchObject({
    type: applicationTypes[form.kind],
    apply_from: buttonNumber,
    locale,
    promoter: 'abc123',
    phone: values.phone ? `+86${String(values.phone).replace(/\D/g, '')}` : null,
  });
  expect(storedFieldsOf(row)).toEqual(expectedStoredValues(values));
}

function testSendingFromButton(
  locale: Locale,
  form: FormCase,
  link = form.links[0] ?? createLinkByUrl(form),
): void {
  const { page: start, buttonNumber, inside } = link;
  test(`${form.kind}: from button ${buttonNumber} of ${start} to its number`, async ({ page }) => {
    const formPage = await createApplicationPage(page, locale, form);
    const values = form.createValues();
    await page.goto(pagePath(locale, start, '?promoter=abc123'));
    await waitForHydration(page);
    if (start !== form.path) {
      const query = buttonNumber > 0 ? `?apply_from=${buttonNumber}` : '';
      const region = page.locator(inside === 'main' ? 'main' : 'footer');
      const linkSelector = `a[href="${formPage.path}${query}"]`;
      // On phones the footer's columns are folded.
      const fold = region.locator(`details:has(+ ul ${linkSelector}) > summary`);
      if (await fold.isVisible()) await fold.click();
      await region.locator(linkSelector).first().click();
      await expect(page).toHaveURL(
        ({ pathname, searchParams }) =>
          pathname === formPage.path &&
          applyButtonOf(searchParams.get('apply_from')) === buttonNumber,
      );
    }
    await formPage.waitUntilHydrated();
    await formPage.fill(values);
    await formPage.passFillingTime();
    await formPage.submitButton.click();
    await expectStored(page, { locale, form, buttonNumber, values });
  });
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function testEmptyForm(locale: Locale, form: FormCase): void {
  test(`${form.kind}: says at once what is missing, and moves the focus there`, async ({
    page,
  }) => {
    const formPage = await createApplicationPage(page, locale, form);
    await formPage.open();
    const namesOnPage = await formPage.readFieldNames();
    const fields = formFieldsOf(form.kind).map(({ name }) => name);
    expect(namesOnPage.filter((name) => fields.includes(name))).toEqual(fields);
    await formPage.submitButton.click();
    await expect(formPage.summary).toBeFocused();
    await expect(formPage.summary).toContainText(messages[locale].forms.summary);
    const missing = Object.entries(emptyFormErrors(form, locale));
    await expect(formPage.summary.getByRole('link')).toHaveText(missing.map(([, text]) => text));
    for (const [name, text] of missing) {
      await formPage.summary.getByRole('link', { name: text, exact: true }).click();
      await expect(formPage.field(name)).toBeFocused();
      await expect(formPage.field(name)).toBeInViewport();
      await expect(formPage.describedElement(name)).toHaveAccessibleDescription(
        new RegExp(escapePattern(text)),
      );
    }
    expect(formPage.idempotencyKeys).toEqual([]);
  });
}

/** The values that are typed again after a reload. */
const valuesToRetype = (values: FormValues): FormValues => {
  const keptValues = valuesKeptByReload(values);
  return Object.fromEntries(Object.entries(values).filter(([name]) => !(name in keptValues)));
};
/** The values after a reload of text fields that are not kept: ''. Checkboxes have no text and are left out. */
const textsEmptiedByReload = (values: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(valuesToRetype(values)).flatMap(([name, value]) =>
      value === true ? [] : [[name, '']],
    ),
  );

/** Tests refusals, a lost network, a reload and going back. */
function testInputSurvives(locale: Locale, form: FormCase): void {
  const { errors, forms } = messages[locale];
  test(`${form.kind}: every character that was typed survives`, async ({ page, pageErrors }) => {
    const formPage = await createApplicationPage(page, locale, form);
    const values = form.createValues();
    const keptValues = valuesKeptByReload(values);
    await formPage.open('?promoter=abc123&apply_from=2');
    await formPage.fill(values);

    await test.step('a field that is filled wrongly', async () => {
      // Cards cannot be deselected, so the phone is cut short or, for feedback, the text made too long.
      const fieldName = form.kind === 'feedback' ? 'text' : 'phone';
      const wrongText = form.kind === 'feedback' ? 'x'.repeat(2_001) : '12';
      await formPage.field(fieldName).fill(wrongText);
      await formPage.submitButton.click();
      await expect(formPage.summary).toContainText(forms.summary);
      expect(await formPage.readValues()).toEqual({ ...values, [fieldName]: wrongText });
      await formPage.field(fieldName).fill(String(values[fieldName]));
    });

    await formPage.passFillingTime();
    await test.step('refused by the server: a filled honeypot', async () => {
      await formPage.honeypot.evaluate(
        (honeypot: HTMLInputElement) => (honeypot.value = 'https://spam.example'),
      );
      await formPage.submitButton.click();
      await expect(formPage.summary).toContainText(errors.malformed);
      expect(await formPage.readValues()).toEqual(values);
      await formPage.honeypot.evaluate((honeypot: HTMLInputElement) => (honeypot.value = ''));
    });

    await test.step('a lost network', async () => {
      await page.context().setOffline(true);
      await formPage.submitButton.click();
      await expect(formPage.summary).toContainText(errors.network);
      expect(await formPage.readValues()).toEqual(values);
      await page.context().setOffline(false);
    });
    for (const key of formPage.idempotencyKeys)
      expect(await loadApplicationsByKey(key)).toEqual([]);

    await test.step('a reload', async () => {
      await page.reload();
      await formPage.waitUntilHydrated();
      await expect(formPage.restored).toBeVisible();
      expect(await formPage.readValues()).toEqual({
        ...textsEmptiedByReload(values),
        ...keptValues,
      });
    });

    await test.step('away and back', async () => {
      await page.goto(pagePath(locale, '/redirect', '?target=https://partner.example/offer'));
      await waitForHydration(page);
      await page.goBack();
      await formPage.waitUntilHydrated();
      expect(await formPage.readValues()).toMatchObject(keptValues);
    });

    await formPage.fill(valuesToRetype(values));
    await formPage.passFillingTime();
    await formPage.submitButton.click();
    await expectStored(page, { locale, form, buttonNumber: 2, values });

    await formPage.open();
    await expect(formPage.restored).toHaveCount(0);
    const remainingValues = await formPage.readValues();
    for (const name of Object.keys(keptValues))
      expect(remainingValues[name] || '', name).toBe(name === 'area_code' ? '86' : '');
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(
      'apply_draft',
    );
    dropLoadErrors(pageErrors);
  });
}

for (const kind of ['partners', 'ecology', 'customization', 'appointment'] as const)
  testSendingFromButton('zh-CN', caseOf(kind));
// Private and feedback are sent by the tests below; canceling an account has a file of its own.
testInputSurvives('zh-CN', caseOf('private'));
testInputSurvives('zh-CN', caseOf('feedback'));
testEmptyForm('zh-CN', caseOf('private'));

test('a form whose answer is lost and which is sent again, twice each, is stored once', async ({
  page,
  pageErrors,
}) => {
  const form = caseOf('partners');
  const formPage = await createApplicationPage(page, 'zh-CN', form);
  await formPage.open();
  await formPage.fill(form.createValues());
  await formPage.passFillingTime();
  let lostNumber = '';
  let release: () => void = () => undefined;
  const keysPressed = new Promise<void>((resolve) => (release = resolve));
  await page.route(formPage.handlerPattern, async (route) => {
    const response = await route.fetch();
    await keysPressed;
    lostNumber = ((await response.json()) as { number: string }).number;
    await route.abort('connectionreset');
  });
  // Enter in a line of text sends the form.
  await formPage.field('company_name').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  release();
  await expect(formPage.summary).toContainText(messages['zh-CN'].errors.network);
  await page.unroute(formPage.handlerPattern);
  expect(formPage.idempotencyKeys).toHaveLength(1);
  await formPage.submitButton.dblclick();
  expect(await readReceiptNumber(page, 'zh-CN', form)).toBe(lostNumber);
  expect(new Set(formPage.idempotencyKeys).size).toBe(1);
  expect(formPage.idempotencyKeys).toHaveLength(2);
  expect(await loadApplicationsByKey(formPage.idempotencyKeys[0] ?? '')).toMatchObject([
    { apply_no: lostNumber },
  ]);
  dropLoadErrors(pageErrors);
});

test('a form sent within two seconds is refused, and accepted when sent again', async ({
  page,
  pageErrors,
}) => {
  const form = caseOf('partners');
  const formPage = await createApplicationPage(page, 'en-US', form);
  // From here on the page's clock stands still, so the speed of this machine does not matter.
  await page.clock.pauseAt(Date.now() + 1_000);
  const values = form.createValues();
  await formPage.open();
  await formPage.fill(values);
  await formPage.submitButton.click();
  await expect(formPage.summary).toContainText(shortestWaitMessages['en-US']);
  await expect(formPage.summary).toBeFocused();
  expect(await formPage.readValues()).toEqual(values);
  expect(await loadApplicationsByKey(formPage.idempotencyKeys[0] ?? '')).toEqual([]);
  await page.clock.runFor(3_000);
  await formPage.submitButton.click();
  await readReceiptNumber(page, 'en-US', form);
  dropLoadErrors(pageErrors);
});

/** The number with one character changed. */
function changeOneCharacter(number: string): string {
  const index = randomInt(number.length);
  const otherLetter =
    applicationNumberAlphabet[
      (applicationNumberAlphabet.indexOf(number[index] ?? '') + 1) %
        applicationNumberAlphabet.length
    ];
  return number.slice(0, index) + otherLetter + number.slice(index + 1);
}

test('no success page shows an unknown number (F5)', async ({ page }) => {
  const { neutral, private: privateTexts } = messages['zh-CN'].receipts;
  const wrongNumber = changeOneCharacter(createApplicationNumber(randomInt));
  await page.goto(pagePath('zh-CN', applicationForms.private.receiptPath, `?no=${wrongNumber}`));
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    neutral.title.replace('{subject}', privateTexts.subject).replace('|', ''),
  );
  await expect(page.getByText(groupApplicationNumber(wrongNumber), { exact: true })).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a form that cannot be sent is not shown; other contacts are', async ({ page }) => {
    await page.goto('/appointment');
    const notice = page.locator('main noscript > div');
    await expect(notice).toBeVisible();
    await expect(notice).toContainText(messages['zh-CN'].formNoScript.text);
    // The embedded backend has no QR code, so no text asks the visitor to scan a code.
    await expect(notice.getByRole('img')).toHaveCount(0);
    await expect(page.locator('main form')).toBeHidden();
  });
});

test('every form names other contacts for visitors without scripts', async ({ request }) => {
  const { phone: number, email } = site.company;
  for (const { path } of formCases) {
    const html = await (await request.get(pagePath('en-US', path))).text();
    const [, notice = ''] = /<noscript>(<div.*?)<\/noscript>/s.exec(html) ?? [];
    for (const text of [messages['en-US'].formNoScript.text, `tel:${number}`, `mailto:${email}`])
      expect(notice, path).toContain(text);
  }
});

test.describe('on a phone', () => {
  test.use(phoneDevice);

  const footer = caseOf('ecology').links.find(({ inside }) => inside === 'contentinfo')!;
  testSendingFromButton('en-US', caseOf('ecology'), footer);
  testEmptyForm('en-US', caseOf('feedback'));
  testInputSurvives('en-US', caseOf('appointment'));
});
