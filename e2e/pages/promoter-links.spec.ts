/** /partners/links: a promoter's link, from the code to a client's download. */
import type { Page } from '@playwright/test';
import { prefixOf } from '../../lib/i18n/paths';
import { routing, type Locale } from '../../lib/i18n/routing';
import en from '../../messages/en-US/partnersLinks.json';
import zh from '../../messages/zh-CN/partnersLinks.json';
import { decodeSaved } from '../support/qr';
import { agents, cookieOf, expect, hydrated, test, visitCounted } from '../support/test';

test.use({ userAgent: agents.windows });

const publicOrigin = 'http://localhost:3000';
const messages = { 'zh-CN': zh.builder, 'en-US': en.builder } as const;
const previews = { 'zh-CN': zh.preview, 'en-US': en.preview } as const;

async function open(page: Page, locale: Locale) {
  await page.goto(`${prefixOf[locale]}/partners/links`);
  await hydrated(page);
  const words = messages[locale];
  return {
    words,
    code: page.getByLabel(words.code, { exact: true }),
    link: page.locator('#promoter-link'),
    save: async (label: string) => {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: label }).click(),
      ]);
      return file;
    },
  };
}

// What is the same in both languages is tried in one of them; they take turns.
for (const locale of routing.locales as readonly Locale[]) {
  const prefix = prefixOf[locale];

  test(`a link with its codes, from the code to a download, ${locale}`, async ({
    page,
    browser,
  }) => {
    const counted = visitCounted(page);
    const { words, code, link, save } = await open(page, locale);
    await counted;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await code.fill('hz2207.exe');
    await expect(page.getByText(words.stripped).first()).toBeVisible();
    await expect(link).toHaveText(`${publicOrigin}${prefix || '/'}?promoter=hz2207`);
    await page.getByLabel(words.page).selectOption('/download');
    await page.getByLabel(words.names.utm_source).fill('微信 群&1');
    await page.getByLabel(words.names.utm_campaign).fill('autumn');
    const address = `${publicOrigin}${prefix}/download?promoter=hz2207&utm_source=%E5%BE%AE%E4%BF%A1+%E7%BE%A4%261&utm_campaign=autumn`;
    await expect(link).toHaveText(address);
    await expect(page.getByText(/^SuperBrowser-[\d.]+-x64_hz2207\.exe$/)).toBeVisible();
    await expect(page.getByText(previews[locale].utm, { exact: true })).toBeVisible();
    await expect(page.getByText(previews[locale].formUnknown)).toBeVisible();

    const [svg, png] = [await save(words.svg), await save(words.png)];
    expect(svg.suggestedFilename()).toBe(`${words.file.replace('{code}', 'hz2207')}.svg`);
    expect(await decodeSaved(page, svg)).toBe(address);
    expect(await decodeSaved(page, png)).toBe(address);
    // All else is local: what was fetched meanwhile is code and pictures of the page itself, and the offer of the code.
    const elsewhere = asked
      .filter((url) => !/\/_next\/static\/|\/art\/|\/og\/|^(?:data|blob):/.test(url))
      .map((url) => new URL(url));
    expect(elsewhere.map(({ pathname, search }) => pathname + search)).toEqual([
      '/api/promoter/preview?promoter=hz2207',
    ]);

    const client = await (await browser.newContext({ userAgent: agents.windows })).newPage();
    // The link carries the public origin; the run listens elsewhere.
    const { pathname, search } = new URL(address);
    await client.goto(new URL(`${pathname}${search}`, page.url()).toString());
    expect(await cookieOf(client, 'promoter')).toBe('hz2207');
    expect(decodeURIComponent((await cookieOf(client, 'utm_source')) ?? '')).toBe('微信 群&1');
    const answer = await client.request.get(
      new URL('/api/download/windows', page.url()).toString(),
      { maxRedirects: 0 },
    );
    expect(answer.headers().location).toContain('_hz2207.exe');
    await client.context().close();
  });

  if (locale === 'en-US')
    test(`what cannot be a code is refused at the field, ${locale}`, async ({ page }) => {
      const { words, code, link } = await open(page, locale);
      const cases = [
        ['official', words.errors.official],
        ['OFFICIAL.exe', words.errors.official],
        ['推广', words.errors.characters],
        ['a b', words.errors.characters],
        ['../x', words.errors.characters],
        ['a'.repeat(65), words.errors.tooLong],
      ] as const;
      for (const [typed, error] of cases) {
        await code.fill(typed);
        await expect(code).toHaveAttribute('aria-invalid', 'true');
        await expect(code).toHaveAccessibleDescription(new RegExp(error.slice(0, 20)));
        await expect(link).toHaveCount(0);
      }
      await code.fill('A-b_C');
      await expect(code).not.toHaveAttribute('aria-invalid');
      await expect(link).toContainText('promoter=A-b_C');
      await code.fill('');
      await expect(page.getByText(words.empty)).toBeVisible();
      await expect(link).toHaveCount(0);
    });
}

test('the link follows page and language, by keyboard alone, and is copied', async ({ page }) => {
  const { words, code, link } = await open(page, 'zh-CN');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await code.focus();
  await page.keyboard.type('hz2207');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  const address = `${publicOrigin}/en/download?promoter=hz2207`;
  await expect(link).toHaveText(address);
  await page.getByRole('button', { name: words.copy }).press('Enter');
  await expect(page.getByRole('button', { name: words.copied })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
});

test('without the QR library the link is there all the same', async ({ page, problems }) => {
  const { words, code, link } = await open(page, 'zh-CN');
  await page.route('**/_next/static/chunks/**', (route) => route.abort());
  await code.fill('hz2207');
  await expect(page.getByText(words.failed)).toBeVisible();
  await expect(link).toHaveText(`${publicOrigin}/?promoter=hz2207`);
  problems.length = 0; // The chunk that was kept away stands in the console by design.
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says how to write a link by hand', async ({ page }) => {
    await page.goto('/partners/links');
    const byHand = page.locator('main noscript > p');
    await expect(byHand).toBeVisible();
    await expect(byHand).toContainText(zh.builder.noscript);
    await expect(page.getByText(zh.survive.rows.cleared.why)).toBeVisible();
  });
});
