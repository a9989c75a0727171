/** The application forms as a visitor uses them (F2): from a button to a number, and what may go wrong on the way. */
import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  applicationForms,
  fieldsOf as formFieldsOf,
} from '@superbrowser/contract/forms/application-forms';
import { pagePath } from '../../lib/i18n/paths';
import {
  applicationSourceOf,
  applicationTypes,
} from '@superbrowser/contract/forms/application-kinds';
import {
  applicationNumberLetters,
  groupApplicationNumber,
  createApplicationNumber,
} from '@superbrowser/contract/forms/application-number';
import { site } from '../../lib/site';
import { expect, test } from '../support/accounts/visitor';
import { applicationPage, dropRefusals, receiptOf } from '../support/applications/application-page';
import {
  caseOf,
  formCases,
  storedOf,
  missingErrorsOf,
  valuesKeptByReload,
  type FormCase,
  type Values,
  type FormLink,
} from '../support/applications/form-cases';
import {
  storedFieldsOf,
  applicationRowOfNumber,
  applicationRowsOfKey,
} from '../support/applications/application-rows';
import { phoneDevice } from '../support/browser/user-agents';
import { waitForHydration } from '../support/browser/hydration';
import { shortestWaitMessages, messages, type Locale } from '../support/pages/messages';

/** A form without numbered links is opened by its own address, which counts as an unknown button. */
const byAddress = (form: FormCase): FormLink => ({ page: form.path, from: 0, inside: 'main' });

/**
 * Expects that the application with this number stores every character that was typed, and where the visitor came from.
 */
async function expectStored(
  page: Page,
  { locale, form, from, values }: { locale: Locale; form: FormCase; from: number; values: Values },
): Promise<void> {
  const row = await applicationRowOfNumber(await receiptOf(page, locale, form));
  expect(row).toMatchObject({
    type: applicationTypes[form.kind],
    apply_from: from,
    locale,
    promoter: 'abc123',
    phone: values.phone ? `+86${String(values.phone).replace(/\D/g, '')}` : null,
  });
  expect(storedFieldsOf(row)).toEqual(storedOf(values));
}

function fromItsButton(
  locale: Locale,
  form: FormCase,
  way = form.ways[0] ?? byAddress(form),
): void {
  const { page: start, from, inside } = way;
  test(`${form.kind}: from button ${from} of ${start} to its number`, async ({ page }) => {
    const on = await applicationPage(page, locale, form);
    const values = form.values();
    await page.goto(pagePath(locale, start, '?promoter=abc123'));
    await waitForHydration(page);
    if (start !== form.path) {
      const query = from > 0 ? `?apply_from=${from}` : '';
      const place = page.locator(inside === 'main' ? 'main' : 'footer');
      const link = `a[href="${on.address}${query}"]`;
      // On phones the footer's columns are folded.
      const fold = place.locator(`details:has(+ ul ${link}) > summary`);
      if (await fold.isVisible()) await fold.click();
      await place.locator(link).first().click();
      await expect(page).toHaveURL(
        ({ pathname, searchParams }) =>
          pathname === on.address && applicationSourceOf(searchParams.get('apply_from')) === from,
      );
    }
    await on.hydrated();
    await on.fill(values);
    await on.takeTime();
    await on.submit.click();
    await expectStored(page, { locale, form, from, values });
  });
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function sendingNothing(locale: Locale, form: FormCase): void {
  test(`${form.kind}: says at once what is missing, and moves the focus there`, async ({
    page,
  }) => {
    const on = await applicationPage(page, locale, form);
    await on.open();
    const known = await on.order();
    const fields = formFieldsOf(form.kind).map(({ name }) => name);
    expect(known.filter((name) => fields.includes(name))).toEqual(fields);
    await on.submit.click();
    await expect(on.summary).toBeFocused();
    await expect(on.summary).toContainText(messages[locale].forms.summary);
    const missing = Object.entries(missingErrorsOf(form, locale));
    await expect(on.summary.getByRole('link')).toHaveText(missing.map(([, text]) => text));
    for (const [name, text] of missing) {
      await on.summary.getByRole('link', { name: text, exact: true }).click();
      await expect(on.field(name)).toBeFocused();
      await expect(on.field(name)).toBeInViewport();
      await expect(on.described(name)).toHaveAccessibleDescription(new RegExp(escaped(text)));
    }
    expect(on.keys).toEqual([]);
  });
}

/** The values that are typed again after a reload. */
const rest = (values: Values): Values => {
  const stored = valuesKeptByReload(values);
  return Object.fromEntries(Object.entries(values).filter(([name]) => !(name in stored)));
};
/** Text fields that are empty after a reload; checkboxes and cards have no text. */
const emptied = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(rest(values)).flatMap(([name, value]) => (value === true ? [] : [[name, '']])),
  );

/** Tests refusals, a lost network, a reload and going back. */
function survivingEverything(locale: Locale, form: FormCase): void {
  const { errors, forms } = messages[locale];
  test(`${form.kind}: every character that was typed survives`, async ({ page, problems }) => {
    const on = await applicationPage(page, locale, form);
    const values = form.values();
    const wanted = valuesKeptByReload(values);
    await on.open('?promoter=abc123&apply_from=2');
    await on.fill(values);

    await test.step('a field that is not filled', async () => {
      // Cards cannot be deselected, so a text is emptied or, for feedback, made too long.
      const text = form.kind === 'feedback' ? 'text' : 'phone';
      const wrong = form.kind === 'feedback' ? 'x'.repeat(2_001) : '12';
      await on.field(text).fill(wrong);
      await on.submit.click();
      await expect(on.summary).toContainText(forms.summary);
      expect(await on.typed()).toEqual({ ...values, [text]: wrong });
      await on.field(text).fill(String(values[text]));
    });

    await on.takeTime();
    await test.step('refused by the server: a filled trap', async () => {
      await on.trap.evaluate((trap: HTMLInputElement) => (trap.value = 'https://spam.example'));
      await on.submit.click();
      await expect(on.summary).toContainText(errors.malformed);
      expect(await on.typed()).toEqual(values);
      await on.trap.evaluate((trap: HTMLInputElement) => (trap.value = ''));
    });

    await test.step('a lost network', async () => {
      await page.context().setOffline(true);
      await on.submit.click();
      await expect(on.summary).toContainText(errors.network);
      expect(await on.typed()).toEqual(values);
      await page.context().setOffline(false);
    });
    for (const key of on.keys) expect(await applicationRowsOfKey(key)).toEqual([]);

    await test.step('a reload', async () => {
      await page.reload();
      await on.hydrated();
      await expect(on.restored).toBeVisible();
      expect(await on.typed()).toEqual({ ...emptied(values), ...wanted });
    });

    await test.step('away and back', async () => {
      await page.goto(pagePath(locale, '/redirect', '?target=https://partner.example/offer'));
      await waitForHydration(page);
      await page.goBack();
      await on.hydrated();
      expect(await on.typed()).toMatchObject(wanted);
    });

    await on.fill(rest(values));
    await on.takeTime();
    await on.submit.click();
    await expectStored(page, { locale, form, from: 2, values });

    await on.open();
    await expect(on.restored).toHaveCount(0);
    const left = await on.typed();
    for (const name of Object.keys(wanted))
      expect(left[name] || '', name).toBe(name === 'area_code' ? '86' : '');
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(
      'apply_draft',
    );
    dropRefusals(problems);
  });
}

for (const kind of ['partners', 'ecology', 'customization', 'appointment'] as const)
  fromItsButton('zh-CN', caseOf(kind));
// Private and feedback are sent by the tests below; cancelling an account has a file of its own.
survivingEverything('zh-CN', caseOf('private'));
survivingEverything('zh-CN', caseOf('feedback'));
sendingNothing('zh-CN', caseOf('private'));

test('a form whose answer is lost and which is sent again, twice each, is stored once', async ({
  page,
  problems,
}) => {
  const form = caseOf('partners');
  const on = await applicationPage(page, 'zh-CN', form);
  await on.open();
  await on.fill(form.values());
  await on.takeTime();
  let lost = '';
  let release: () => void = () => undefined;
  const pressed = new Promise<void>((resolve) => (release = resolve));
  await page.route(on.handler, async (route) => {
    const response = await route.fetch();
    await pressed;
    lost = ((await response.json()) as { apply_no: string }).apply_no;
    await route.abort('connectionreset');
  });
  // What Enter does in a line of text.
  await on.field('company_name').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  release();
  await expect(on.summary).toContainText(messages['zh-CN'].errors.network);
  await page.unroute(on.handler);
  expect(on.keys).toHaveLength(1);
  await on.submit.dblclick();
  expect(await receiptOf(page, 'zh-CN', form)).toBe(lost);
  expect(new Set(on.keys).size).toBe(1);
  expect(on.keys).toHaveLength(2);
  expect(await applicationRowsOfKey(on.keys[0] ?? '')).toMatchObject([{ apply_no: lost }]);
  dropRefusals(problems);
});

test('a form sent within two seconds is refused, and accepted when sent again', async ({
  page,
  problems,
}) => {
  const form = caseOf('partners');
  const on = await applicationPage(page, 'en-US', form);
  // From here on the page's clock stands still, so the speed of this machine does not matter.
  await page.clock.pauseAt(Date.now() + 1_000);
  const values = form.values();
  await on.open();
  await on.fill(values);
  await on.submit.click();
  await expect(on.summary).toContainText(shortestWaitMessages['en-US']);
  await expect(on.summary).toBeFocused();
  expect(await on.typed()).toEqual(values);
  expect(await applicationRowsOfKey(on.keys[0] ?? '')).toEqual([]);
  await page.clock.runFor(3_000);
  await on.submit.click();
  await receiptOf(page, 'en-US', form);
  dropRefusals(problems);
});

/** The number with one character changed. */
function misread(number: string): string {
  const at = randomInt(number.length);
  const other =
    applicationNumberLetters[
      (applicationNumberLetters.indexOf(number[at] ?? '') + 1) % applicationNumberLetters.length
    ];
  return number.slice(0, at) + other + number.slice(at + 1);
}

test('no success page shows an unknown number (F5)', async ({ page }) => {
  const { neutral, private: own } = messages['zh-CN'].receipts;
  const wrong = misread(createApplicationNumber(randomInt));
  await page.goto(pagePath('zh-CN', applicationForms.private.success, `?no=${wrong}`));
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    neutral.title.replace('{subject}', own.subject).replace('|', ''),
  );
  await expect(page.getByText(groupApplicationNumber(wrong), { exact: true })).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a form that cannot be sent is not shown; other contacts are', async ({ page }) => {
    await page.goto('/appointment');
    const other = page.locator('main noscript > div');
    await expect(other).toBeVisible();
    await expect(other).toContainText(messages['zh-CN'].register.noscript.text);
    // The embedded backend has no QR code, so no text asks to scan one.
    await expect(other.getByRole('img')).toHaveCount(0);
    await expect(page.locator('main form')).toBeHidden();
  });
});

test('every form names other contacts for visitors without scripts', async ({ request }) => {
  const { phone: number, email } = site.company;
  for (const { path } of formCases) {
    const html = await (await request.get(pagePath('en-US', path))).text();
    const [, other = ''] = /<noscript>(<div.*?)<\/noscript>/s.exec(html) ?? [];
    for (const shown of [
      messages['en-US'].register.noscript.text,
      `tel:${number}`,
      `mailto:${email}`,
    ])
      expect(other, path).toContain(shown);
  }
});

test.describe('on a phone', () => {
  test.use(phoneDevice);

  const footer = caseOf('ecology').ways.find(({ inside }) => inside === 'contentinfo')!;
  fromItsButton('en-US', caseOf('ecology'), footer);
  sendingNothing('en-US', caseOf('feedback'));
  survivingEverything('en-US', caseOf('appointment'));
});
