/** F2: every sign that was typed outlives refusals, a lost network, a reload and the way back. */
import { pagePath } from '../../lib/i18n/paths';
import { expect, test } from '../support/account';
import { applicationPage, dropRefusals, receiptOf } from '../support/application-page';
import {
  keptOf,
  survivors,
  valuesOf,
  type FormCase,
  type Values,
} from '../support/application-forms';
import { fieldsOf, rowOfNumber, rowsOf } from '../support/application-rows';
import { hydrated } from '../support/test';
import { threeSeconds, words, type Locale } from '../support/words';

/** What is said anew after a reload. */
const rest = (values: Values): Values => {
  const kept = survivors(values);
  return Object.fromEntries(Object.entries(values).filter(([name]) => !(name in kept)));
};

export function survivingEverything(locale: Locale, form: FormCase): void {
  const { errors, forms } = words[locale];
  test(`${form.kind}: every sign that was typed survives`, async ({ page, request, problems }) => {
    const on = await applicationPage(page, locale, form);
    const values = await valuesOf(form, locale, request);
    const wanted = survivors(values);
    await on.open();
    await on.fill(values);

    await test.step('a field that is not filled', async () => {
      // Cards cannot be unchosen: a text goes, or with feedback a text too long.
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

    await test.step('refused by the server: filled in no time', async () => {
      await page.route(on.handler, (route) =>
        route.continue({
          postData: { ...(route.request().postDataJSON() as object), filled_ms: 900 },
        }),
      );
      await on.submit.click();
      await expect(on.summary).toContainText(threeSeconds[locale]);
      await expect(on.summary).toBeFocused();
      expect(await on.typed()).toEqual(values);
      await page.unroute(on.handler);
    });

    await test.step('a lost network', async () => {
      await page.context().setOffline(true);
      await on.submit.click();
      await expect(on.summary).toContainText(errors.network);
      expect(await on.typed()).toEqual(values);
      await page.context().setOffline(false);
    });
    for (const key of on.keys) expect(await rowsOf(key)).toEqual([]);

    await test.step('a reload', async () => {
      await page.reload();
      await on.awake();
      await expect(on.restored).toBeVisible();
      expect(await on.typed()).toEqual({ ...emptied(values), ...wanted });
    });

    await test.step('away and back', async () => {
      await page.goto(pagePath(locale, '/redirect', '?target=https://partner.example/offer'));
      await hydrated(page);
      await page.goBack();
      await on.awake();
      expect(await on.typed()).toMatchObject(wanted);
    });

    await on.fill(rest(values));
    await on.takeTime();
    await on.submit.click();
    const row = await rowOfNumber(await receiptOf(page, locale, form));
    expect(fieldsOf(row)).toEqual(keptOf(values));

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

/** Texts that a reload empties; ticks and cards leave nothing at all. */
const emptied = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(rest(values)).flatMap(([name, value]) => (value === true ? [] : [[name, '']])),
  );
