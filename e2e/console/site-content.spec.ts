/** Banners, QR codes, prices, the number of stores and the gray site: changed in the console, seen by visitors. */
import type { Locator, Page } from '@playwright/test';
import { site as zh } from '@superbrowser/console/messages/zh-CN/content.json';
import { samplePng } from '@/lib/testing/sample-png';
import { siteOrigin } from '../support/servers/ports-and-folders';
import { confirmAction, expect, findRefusal, test } from './support/console-test';
import { describeRecordType } from './support/record-descriptions';

// These tests change what all pages show, so they run one after the other.
test.describe.configure({ mode: 'serial' });

const soon = { timeout: 15_000, intervals: [100] };
const readText = (path: string) => async () => (await fetch(`${siteOrigin}${path}`)).text();

const sectionWithTitle = (page: Page, title: string): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, level: 2 }) });

async function pressButton(form: Locator, name: string): Promise<void> {
  await form.getByRole('button', { name, exact: true }).first().click();
}

test('a picture of a QR code is uploaded, shown and removed', async ({ openPageAs }) => {
  const qr = describeRecordType('qr');
  const page = await openPageAs('editor');
  await page.goto('/qr/1696');
  const [field, file] = [page.locator('#set-footer'), page.locator('#set-footer-file')];
  const save = () => page.getByRole('button', { name: qr.label('set'), exact: true }).click();
  await file.setInputFiles({
    name: 'code.png',
    mimeType: 'image/png',
    buffer: samplePng({ text: 'x' }),
  });
  await save();
  await expect(field).toHaveValue(/^\/api\/pictures\/[0-9a-f]{32}-1x1\.png$/);
  const path = await field.inputValue();
  const picture = await fetch(`${siteOrigin}${path}`);
  expect(picture.status).toBe(200);
  expect(picture.headers.get('content-type')).toBe('image/png');
  expect(picture.headers.get('cache-control')).toContain('max-age=31536000');
  expect(picture.headers.get('x-content-type-options')).toBe('nosniff');
  await expect.poll(readText('/contact'), soon).toContain(path);
  for (const wrong of ['.webp', '0.png', '.svg'])
    expect((await fetch(`${siteOrigin}${path.replace('.png', wrong)}`)).status).toBe(404);

  await file.setInputFiles({
    name: 'code.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg/>'),
  });
  await page.locator('#set-code').fill('another code');
  await save();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('#set-code')).toHaveValue('another code');
  await page.getByRole('button', { name: qr.label('clear') }).click();
  await confirmAction(page, qr.label('clear'));
  await expect.poll(readText('/contact'), soon).not.toContain(path);
});

test('a banner and the number of stores change, and two editors do not overwrite each other', async ({
  openPageAs,
}) => {
  const [ads, settings] = [describeRecordType('ads'), describeRecordType('settings')];
  const save = (page: Page, texts: typeof ads) =>
    page.getByRole('button', { name: texts.label('set'), exact: true }).click();
  const [firstPage, secondPage] = [await openPageAs('editor'), await openPageAs('owner')];
  await firstPage.goto('/ads/top');
  await secondPage.goto('/ads/top');
  const title = `横幅${String(Date.now())}`;
  const field = '#set-title';
  const oldTitle = await firstPage.locator(field).inputValue();
  await firstPage.locator(field).fill(title);
  await save(firstPage, ads);
  await expect(firstPage.getByRole('status').first()).toBeVisible();
  await expect.poll(readText('/contact'), soon).toContain(title);
  await secondPage.locator(field).fill('另一条');
  await save(secondPage, ads);
  await expect(findRefusal(secondPage)).toContainText(/已被.*改动/);
  await expect(secondPage.locator(field)).toHaveValue('另一条');
  await expect(secondPage.getByText(title).first()).toBeVisible();
  await firstPage.locator(field).fill(oldTitle);
  await save(firstPage, ads);
  await expect.poll(readText('/contact'), soon).not.toContain(title);
  await firstPage.goto('/settings/stores');
  await firstPage.locator('#set-value').fill('many');
  await save(firstPage, settings);
  await expect(firstPage.locator('#set-value')).toHaveAttribute('aria-invalid', 'true');
  await expect(firstPage.locator('#set-value')).toHaveValue('many');
});

test('prices are published row by row, and removed when none is left', async ({ openPageAs }) => {
  const page = await openPageAs('editor');
  await page.goto('/site');
  const name = `套餐${String(Date.now()).slice(-6)}`;
  await page.locator('#p1-zh').fill(name);
  await page.locator('#p1-en').fill('Plan');
  await page.locator('#p1-amount').fill('free');
  await pressButton(sectionWithTitle(page, zh.prices.title), zh.prices.save);
  await expect(page.locator('#p1-amount')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('#p1-zh')).toHaveValue(name);
  await page.locator('#p1-amount').fill('99.5');
  await pressButton(sectionWithTitle(page, zh.prices.title), zh.prices.save);
  await expect(page.locator('#p1-amount')).toHaveValue('99.5');
  await expect.poll(readText('/user-service'), soon).toContain(name);
  for (const field of ['zh', 'en', 'amount']) await page.locator(`#p1-${field}`).fill('');
  await pressButton(sectionWithTitle(page, zh.prices.title), zh.prices.save);
  await expect(page.locator('#p1-zh')).toHaveAttribute('aria-invalid', 'true');
  for (const field of ['has', 'has-en']) await page.locator(`#p1-${field}`).fill('');
  await pressButton(sectionWithTitle(page, zh.prices.title), zh.prices.save);
  await expect.poll(readText('/user-service'), soon).not.toContain(name);
});

test('only an owner turns the site gray, and back at once', async ({ openPageAs }) => {
  const settings = describeRecordType('settings');
  const gray = { name: settings.label('on'), exact: true };
  const editor = await openPageAs('editor');
  await editor.goto('/settings/mourning');
  await expect(editor.getByRole('button', gray)).toHaveCount(0);
  const page = await openPageAs('owner');
  await page.goto('/settings/mourning');
  await page.getByRole('button', gray).click();
  await expect(page.getByRole('button', { name: settings.label('off') })).toHaveCount(0);
  await confirmAction(page, settings.label('on'));
  await expect(page.getByRole('button', { name: settings.label('off') })).toBeVisible();
  await page.getByRole('button', { name: /撤销/ }).click();
  await expect(page.getByRole('button', gray)).toBeVisible();
});
