/** F2: what judges a form comes after the page. Somebody may be faster, and it may never come. */
import type { Page } from '@playwright/test';
import { applicationPage, dropRefusals } from '../support/application-page';
import { formCases } from '../support/application-forms';
import { expect, test } from '../support/test';
import type { Locale } from '../support/words';

const form = formCases.find(({ kind }) => kind === 'private') ?? formCases[0]!;
const wrong = { company_name: '12345', phone: '12', email: 'nobody', message: 'kept 😀\n' };

/** Sees the script that brings zod on its way. */
async function meetRules(page: Page, meet: 'lose' | Promise<void>): Promise<void> {
  await page.route(/\/_next\/static\/chunks\/[^?]+\.js/, async (route) => {
    const response = await route.fetch();
    if (!(await response.text()).includes('ZodMiniObject')) return route.fulfill({ response });
    if (meet === 'lose') return route.abort();
    await meet;
    return route.fulfill({ response });
  });
}

/** What a form says of wrong values: above it, and at which of its fields. */
async function told(page: Page, locale: Locale) {
  const on = await applicationPage(page, locale, form);
  await on.open();
  await on.fill(wrong);
  await on.submit.click();
  return {
    on,
    read: async () => {
      await expect(on.summary).toBeFocused();
      const summary = await on.summary.getByRole('link').allInnerTexts();
      const marked = await on.box
        .locator('[aria-invalid="true"]')
        .evaluateAll((controls) => controls.map((control) => control.getAttribute('name')));
      return { summary, marked, typed: await on.typed() };
    },
  };
}

for (const locale of ['zh-CN', 'en-US'] as const) {
  test(`without its rules a form is judged by its handler, field by field, ${locale}`, async ({
    page,
    problems,
  }) => {
    const expected = await (await told(page, locale)).read();
    expect(expected.summary.length).toBeGreaterThan(5);
    await page.evaluate(() => sessionStorage.clear());

    await meetRules(page, 'lose');
    const alone = await told(page, locale);
    const found = await alone.read();
    expect(found.summary).toHaveLength(expected.summary.length);
    // The handler's words are for everybody; the form's own name the field.
    expect(found.marked).toEqual(expected.marked);
    expect(found.typed).toEqual(expected.typed);
    expect(alone.on.keys.length).toBeGreaterThan(0);
    dropRefusals(problems);
  });

  test(`a press before its rules are there is answered when they are, ${locale}`, async ({
    page,
  }) => {
    let arrive = () => {};
    await meetRules(page, new Promise((resolve) => (arrive = resolve)));
    const { on, read } = await told(page, locale);
    await expect(on.box).toHaveAttribute('aria-busy', 'true');
    await expect(on.summary).toHaveCount(0);
    arrive();
    const { summary, typed } = await read();
    expect(summary.length).toBeGreaterThan(5);
    expect(typed).toMatchObject(wrong);
    expect(on.keys).toEqual([]);
    await expect(on.box).toHaveAttribute('aria-busy', 'false');
  });
}
