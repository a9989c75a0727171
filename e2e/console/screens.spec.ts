/** What holds for each screen, in both languages: for everybody's eyes, on a desk and on a phone. */
import type { Page } from '@playwright/test';
import { sectionsFor } from '../../console/components/frame/sections';
import { axe } from '../support/axe';
import { expect, phoneSize, refusalOn, test } from '../support/console';
import { storeApplication } from '../support/console-records';
import { locales } from '../support/words';

async function expectFit(page: Page): Promise<void> {
  expect(await axe(page)).toEqual([]);
  await page.setViewportSize(phoneSize);
  const { width, window } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(width, 'nothing scrolls sideways').toBeLessThanOrEqual(window);
  expect(await axe(page)).toEqual([]);
}

/** A name of a message where its words should stand. */
const rawKey = /\bconsole\.[\w-]+\.\w+/;

const screens = [...sectionsFor('owner').map(({ path }) => path), '/account'];

for (const language of locales) {
  for (const path of screens)
    test(`${path} is for everybody, in ${language}`, async ({ as }) => {
      const page = await as('owner', { language });
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(await page.locator('body').innerText()).not.toMatch(rawKey);
      await expectFit(page);
    });

  test(`an application is for everybody, in ${language}`, async ({ as }) => {
    const company = `${'Long name of a company '.repeat(4)}${'x'.repeat(60)}`;
    const number = await storeApplication({ company });
    const page = await as('support', { language });
    await page.goto(`/applications/${number}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(number);
    await expectFit(page);
  });

  test(`the sign-in is for everybody, in ${language}`, async ({ as }) => {
    const page = await as('nobody', { language });
    await page.goto('/sign-in?refused=wrong&name=anna');
    await expect(refusalOn(page)).toBeVisible();
    await expectFit(page);
  });

  test(`what there is not, and what is not allowed, is said in ${language}`, async ({
    as,
    problems,
  }) => {
    const page = await as('reader', { language });
    for (const [path, status] of [
      ['/no-such-page', 404],
      ['/people', 404],
      ['/applications/22222-22222', 404],
    ] as const) {
      expect((await page.goto(path))?.status(), path).toBe(status);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(await axe(page)).toEqual([]);
    }
    // The browser says itself that these pages are not there.
    problems.length = 0;
  });
}

test('the language is chosen with one button, and stays', async ({ as }) => {
  const page = await as('reader');
  await page.goto('/applications?state=done');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await page.goto('/account');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
});
