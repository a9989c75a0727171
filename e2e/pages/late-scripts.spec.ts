/** Scripts of static pages come after the first paint; what is done before that is not lost (docs/adr/021). */
import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/test';

/** Keeps a page's scripts back until they are let through. @returns lets them through */
async function holdScripts(page: Page): Promise<() => void> {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  await page.route('**/_next/static/**/*.js', async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}

for (const [language, prefix, menu, form, phone, submit] of [
  ['Chinese', '', '产品', '登录表单', '手机号码', '登录'],
  ['English', '/en', 'Product', 'Sign-in form', 'Mobile number', 'Sign in'],
] as const)
  test.describe(language, () => {
    test('what is typed, ticked, opened and sent before the scripts are there', async ({
      page,
    }) => {
      const letThrough = await holdScripts(page);
      await page.goto(`${prefix}/feedback`);
      const box = page.locator('main form').first();
      const text = box.locator('textarea').first();
      await text.fill('before the scripts');
      const tick = box.locator('input[type="checkbox"]').first();
      if ((await tick.count()) > 0) await tick.check();
      await page.locator('header summary', { hasText: menu }).first().click();
      await expect(page.locator('header details[open]').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await box.locator('button').last().click();
      letThrough();
      await hydrated(page);
      // The press is made again: the form says what is missing, and nothing entered is gone.
      await expect(box.getByRole('alert')).toBeVisible();
      await expect(text).toHaveValue('before the scripts');
    });

    test('a form is found by its name and answers once the scripts are there', async ({ page }) => {
      const letThrough = await holdScripts(page);
      await page.goto(`${prefix}/register?mode=signin`);
      letThrough();
      const box = page.getByRole('form', { name: form });
      await box.getByLabel(phone, { exact: true }).fill('12');
      await box.getByRole('button', { name: submit, exact: true }).click();
      await expect(box.getByRole('alert')).toBeVisible();
    });
  });

test('scripts wait for the page, and begin with the first key', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url());
  });
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  // A picture that is still on its way: the page is not complete.
  await page.route('**/*.webp', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/en/vps', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked).toEqual([]);
  await page.keyboard.press('Tab');
  await hydrated(page);
  expect(asked.length).toBeGreaterThan(4);
  arrive();
});

test('a page that React cannot take over as it stands is whole all the same', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const page = await context.newPage();
  // As extensions of browsers do it.
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      document.querySelector('header > div')?.prepend(document.createElement('aside')),
    ),
  );
  await page.goto('/en/vps', { waitUntil: 'domcontentloaded' });
  const shape = () =>
    page.evaluate(() => ({
      text: document.querySelector('main')?.innerText,
      links: document.querySelectorAll('a').length,
      classes: [...document.querySelectorAll('main > section')].map(({ className }) => className),
    }));
  const before = await shape();
  await hydrated(page);
  await expect(page.locator('header > div > aside')).toHaveCount(0);
  expect(await shape()).toEqual(before);
  await context.close();
});
