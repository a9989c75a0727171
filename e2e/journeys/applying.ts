/** The seven application forms as a visitor meets them, on desktop and phone. */
import { applicationForms } from '../../components/forms/applications/kinds';
import { pagePath } from '../../lib/i18n/paths';
import { applyFromOf } from '../../lib/schemas/apply-from';
import { applyTypes } from '../../lib/schemas/apply-kinds';
import { expect, test } from '../support/account';
import { applicationPage, dropRefusals, receiptOf } from '../support/application-page';
import {
  formCases,
  keptOf,
  missingOf,
  valuesOf,
  type FormCase,
  type Way,
} from '../support/application-forms';
import { fieldsOf, rowOfNumber, rowsOf } from '../support/application-rows';
import { hydrated } from '../support/test';
import { words, type Locale } from '../support/words';
import { cancelling } from './cancelling';
import { attachingPictures } from './attaching-pictures';
import { survivingEverything } from './keeping-drafts';
import { provingHuman } from './proving-human';
import { showingReceipts } from './showing-receipts';
import { withoutScripts } from './without-scripts';

/** Without a numbered link: the form's own address, where the button counts as unknown. */
const byAddress = (form: FormCase): Way => ({ page: form.path, from: 0, inside: 'main' });

function fromItsButton(locale: Locale, form: FormCase, { page: start, from, inside }: Way): void {
  const name = `${form.kind}: from ${inside} of ${start}, button ${from}, to its number`;
  test(name, async ({ page, request }) => {
    const on = await applicationPage(page, locale, form);
    const values = await valuesOf(form, locale, request);
    await page.goto(pagePath(locale, start, '?promoter=abc123'));
    await hydrated(page);
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
          pathname === on.address && applyFromOf(searchParams.get('apply_from')) === from,
      );
    }
    await on.awake();
    await on.fill(values);
    await on.takeTime();
    await on.submit.click();
    const row = await rowOfNumber(await receiptOf(page, locale, form));
    expect(row).toMatchObject({
      type: applyTypes[form.kind],
      apply_from: from,
      locale,
      promoter: 'abc123',
      phone: values.phone ? `+86${String(values.phone).replace(/\D/g, '')}` : null,
    });
    expect(fieldsOf(row)).toEqual(keptOf(values));
  });
}

function sendingNothing(locale: Locale, form: FormCase): void {
  test(`${form.kind}: says at once what is missing, and leads there`, async ({ page }) => {
    const on = await applicationPage(page, locale, form);
    await on.open();
    const known = await on.order();
    const fields = applicationForms[form.kind].fields as readonly string[];
    expect(known.filter((name) => fields.includes(name))).toEqual(fields);
    await on.submit.click();
    await expect(on.summary).toBeFocused();
    await expect(on.summary).toContainText(words[locale].forms.summary);
    const missing = Object.entries(missingOf(form, locale));
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

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** F2: one filled form is stored once, however often it is sent. */
function sendingTwice(locale: Locale, form: FormCase): void {
  const name = `${form.kind}: its answer lost and sent again, twice each, it is stored once`;
  test(name, async ({ page, request, problems }) => {
    const on = await applicationPage(page, locale, form);
    const values = await valuesOf(form, locale, request);
    await on.open();
    await on.fill(values);
    await on.takeTime();
    let lost = '';
    let release: () => void = () => undefined;
    const pressed = new Promise<void>((resolve) => (release = resolve));
    await page.route(on.handler, async (route) => {
      const answer = await route.fetch();
      await pressed;
      lost = ((await answer.json()) as { apply_no: string }).apply_no;
      await route.abort('connectionreset');
    });
    // What Enter does in a line of text; a list has its own use for it.
    const line = on.box
      .locator('input:not([type="radio"], [type="checkbox"], [type="file"])')
      .first();
    await line.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    release();
    await expect(on.summary).toContainText(words[locale].errors.network);
    await page.unroute(on.handler);
    expect(on.keys).toHaveLength(1);
    await on.submit.dblclick();
    expect(await receiptOf(page, locale, form)).toBe(lost);
    expect(new Set(on.keys).size).toBe(1);
    expect(on.keys).toHaveLength(2);
    expect(await rowsOf(on.keys[0] ?? '')).toMatchObject([{ apply_no: lost }]);
    dropRefusals(problems);
  });
}

/** All forms in one language; what no screen changes is tried on one alone. */
export function applyingJourney(locale: Locale, screen: 'desktop' | 'phone'): void {
  test.describe(`applications, ${locale}`, () => {
    for (const form of formCases) {
      const [first = byAddress(form), ...more] = form.ways;
      fromItsButton(locale, form, first);
      sendingNothing(locale, form);
      survivingEverything(locale, form);
      if (screen === 'phone') continue;
      for (const way of more) fromItsButton(locale, form, way);
      sendingTwice(locale, form);
    }
    attachingPictures(locale);
    cancelling(locale);
    withoutScripts(locale);
    showingReceipts(locale);
    if (screen === 'desktop') provingHuman(locale);
  });
}
