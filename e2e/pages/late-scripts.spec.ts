/**
 * Scripts of static pages are loaded after the first paint, and what a visitor does before that is not lost
 * (ADR 21).
 */
import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/core/i18n/routing';
import { createApplicationPage } from '../support/applications/application-page';
import { caseOf } from '../support/applications/form-cases';
import { waitForHydration } from '../support/browser/hydration';
import { dropLoadErrors, expect, test } from '../support/browser/test';

/**
 * Holds a page's scripts back.
 * @returns a function that releases them
 */
async function holdScripts(page: Page): Promise<() => void> {
  let releaseScripts = (): void => undefined;
  const released = new Promise<void>((resolve) => (releaseScripts = resolve));
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return releaseScripts;
}

test('keeps what is typed, checked, opened and sent before the scripts are loaded', async ({
  page,
}) => {
  const releaseScripts = await holdScripts(page);
  await page.goto('/feedback');
  const form = page.locator('main form').first();
  const text = form.locator('textarea').first();
  await text.fill('before the scripts');
  const checkbox = form.locator('input[type="checkbox"]').first();
  await checkbox.check();
  await page.locator('header summary', { hasText: '产品' }).first().click();
  await expect(page.locator('header details[open]').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await form.locator('button').last().click();
  releaseScripts();
  await waitForHydration(page);
  // The click is repeated by the script: the form says what is missing, and keeps what was entered.
  await expect(form.getByRole('alert')).toBeVisible();
  await expect(text).toHaveValue('before the scripts');
  await expect(checkbox).toBeChecked();
});

test('a form is found by its name and works once the scripts are loaded', async ({ page }) => {
  const releaseScripts = await holdScripts(page);
  await page.goto('/en/register?mode=signin');
  releaseScripts();
  const form = page.getByRole('form', { name: 'Sign-in form' });
  await form.getByLabel('Mobile number', { exact: true }).fill('12');
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(form.getByRole('alert')).toBeVisible();
});

test('scripts wait for the page to load, or start with the first key', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requests.push(request.url());
  });
  let releaseScript = (): void => undefined;
  const released = new Promise<void>((resolve) => (releaseScript = resolve));
  // A picture is still loading, so the page is not complete.
  await page.route('**/*.webp', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/en/vps', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(requests).toEqual([]);
  await page.keyboard.press('Tab');
  await waitForHydration(page);
  expect(requests.length).toBeGreaterThan(4);
  releaseScript();
});

test('a page that React cannot hydrate as it is still works completely', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const page = await context.newPage();
  // This script changes the page as browser extensions do.
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      document.querySelector('header > div')?.prepend(document.createElement('aside')),
    ),
  );
  await page.goto('/en/vps', { waitUntil: 'domcontentloaded' });
  const readShape = () =>
    page.evaluate(() => ({
      text: document.querySelector('main')?.innerText,
      links: document.querySelectorAll('a').length,
      classes: [...document.querySelectorAll('main > section')].map(({ className }) => className),
    }));
  const before = await readShape();
  await waitForHydration(page);
  await expect(page.locator('header > div > aside')).toHaveCount(0);
  expect(await readShape()).toEqual(before);
  await context.close();
});

/** The code that validates a form is loaded after the page (F2); a visitor may be faster, or it may never arrive. */
const form = caseOf('private');
const wrongValues = {
  company_name: '12345',
  phone: '12',
  email: 'no-address',
  message: 'kept 😀\n',
};

/** Intercepts the script that contains zod. */
async function interceptValidationScript(page: Page, meet: 'lose' | Promise<void>): Promise<void> {
  await page.route(/\/_next\/static\/chunks\/[^?]+\.js/, async (route) => {
    const response = await route.fetch();
    if (!(await response.text()).includes('ZodMiniObject')) return route.fulfill({ response });
    if (meet === 'lose') return route.abort();
    await meet;
    return route.fulfill({ response });
  });
}

/** What a form reports about wrong values: the text above it, and the fields. */
async function sendWrongValues(page: Page, locale: Locale) {
  const formPage = await createApplicationPage(page, locale, form);
  await formPage.open();
  await formPage.fill(wrongValues);
  await formPage.submitButton.click();
  return {
    formPage,
    read: async () => {
      await expect(formPage.summary).toBeFocused();
      const summary = await formPage.summary.getByRole('link').allInnerTexts();
      const invalidNames = await formPage.form
        .locator('[aria-invalid="true"]')
        .evaluateAll((controls) => controls.map((control) => control.getAttribute('name')));
      return { summary, invalidNames, enteredValues: await formPage.readValues() };
    },
  };
}

test('without its validation code a form is checked by its handler, field by field', async ({
  page,
  pageErrors,
}) => {
  const expected = await (await sendWrongValues(page, 'zh-CN')).read();
  expect(expected.summary.length).toBeGreaterThan(5);
  await page.evaluate(() => sessionStorage.clear());

  await interceptValidationScript(page, 'lose');
  const formWithoutScript = await sendWrongValues(page, 'zh-CN');
  const result = await formWithoutScript.read();
  expect(result.summary).toHaveLength(expected.summary.length);
  // The handler's messages are general; the form's own messages name the field.
  expect(result.invalidNames).toEqual(expected.invalidNames);
  expect(result.enteredValues).toEqual(expected.enteredValues);
  expect(formWithoutScript.formPage.idempotencyKeys.length).toBeGreaterThan(0);
  dropLoadErrors(pageErrors);
});

test('a click before the validation code is loaded is answered once it is', async ({ page }) => {
  let releaseScript = () => {};
  await interceptValidationScript(page, new Promise((resolve) => (releaseScript = resolve)));
  const { formPage, read } = await sendWrongValues(page, 'en-US');
  await expect(formPage.form).toHaveAttribute('aria-busy', 'true');
  await expect(formPage.summary).toHaveCount(0);
  releaseScript();
  const { summary, enteredValues } = await read();
  expect(summary.length).toBeGreaterThan(5);
  expect(enteredValues).toMatchObject(wrongValues);
  expect(formPage.idempotencyKeys).toEqual([]);
  await expect(formPage.form).toHaveAttribute('aria-busy', 'false');
});
