/** `/verify` (O5) in a browser: large files, dropped files, keyboard, requests, and failures. */
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import samples from '@superbrowser/backend/seed/samples.json';
import { fillTemplate } from '@/components/ui/fill-template';
import { sampleBytes } from '@/lib/downloads/sample-packages';
import { findViolations } from '../support/browser/axe';
import { parseHtml, textOf } from '../support/pages/html';
import { tabTo } from '../support/browser/keyboard';
import { userAgents } from '../support/browser/user-agents';
import { waitForHydration } from '../support/browser/hydration';
import { expect, test, waitForAnalyticsRequest } from '../support/browser/test';
import {
  fileErrorOf,
  fileField,
  openVerify,
  packageFile,
  pasteText,
  pastedField,
  waitUntilUnderWay,
  resultOf,
  verifyMessages,
  withSparseFile,
} from '../support/pages/verify-page';

test.use({ userAgent: userAgents.windows });

const currentFile = 'v5/SuperBrowser-5.290.2-x64.exe';
const gibibyte = 1024 ** 3;
const { check, results: messages } = verifyMessages['en-US'];

test('checking a large file can be canceled, and another file can replace it', async ({ page }) => {
  await openVerify(page, 'en-US');
  await withSparseFile(2 * gibibyte, async (path) => {
    await fileField(page).setInputFiles(path);
    await waitUntilUnderWay(page);
    await expect(page.getByRole('progressbar', { name: 'SuperBrowser-large.exe' })).toBeVisible();
    await expect(page.getByText(/^\d.* of 2(\.0)? GB$/)).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    // Meanwhile the page can be used.
    await pasteText(page, 'en-US', 'http://localhost:3000');
    await expect(resultOf(page)).toHaveAttribute('data-result', 'ok');
    await pastedField(page).fill('');
    const workerEnd = page.workers()[0]?.waitForEvent('close');
    await page.getByRole('button', { name: check.file.cancel }).click();
    await workerEnd;
    await expect(fileErrorOf(page)).toHaveText(check.file.canceled);
    await expect(fileField(page)).toBeFocused();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(resultOf(page)).toHaveCount(0);
    // The same file may be chosen again.
    await fileField(page).setInputFiles(path);
    await expect(page.getByRole('progressbar')).toBeVisible();
    await expect(fileErrorOf(page)).toHaveCount(0);
    // A file that was replaced never gets a result.
    await fileField(page).setInputFiles(
      packageFile(currentFile, 'SuperBrowser-5.290.2-x64_abc.exe'),
    );
    await expect(resultOf(page)).toHaveAttribute('data-result', 'ok');
    await expect(resultOf(page)).toContainText('abc');
    await expect.poll(() => page.workers().length).toBe(0);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  });
});

test('sends no request while a file is hashed, and the second file needs no network', async ({
  page,
}) => {
  const analyticsRequest = waitForAnalyticsRequest(page);
  await openVerify(page, 'en-US');
  await analyticsRequest;
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await fileField(page).setInputFiles(packageFile(currentFile));
  await expect(resultOf(page)).toHaveAttribute('data-result', 'ok');
  // Only the code for hashing is fetched, with the first file.
  expect(requests.filter((path) => !path.startsWith('/_next/static/'))).toEqual([]);
  requests.length = 0;
  await withSparseFile(gibibyte / 8, async (path) => {
    await fileField(page).setInputFiles(path);
    await waitUntilUnderWay(page);
    await page.context().setOffline(true);
    requests.length = 0;
    await expect(resultOf(page)).toHaveAttribute('data-result', 'risk');
    expect(requests).toEqual([]);
  });
});

/** Drops files of the disk, as the browser gets them from the desktop. */
async function drop(
  page: Page,
  files: readonly string[],
  selector = '#verify-file',
): Promise<void> {
  await page.locator(selector).scrollIntoViewIfNeeded();
  const box = await page.locator(selector).boundingBox();
  const devtools = await page.context().newCDPSession(page);
  const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + 20];
  const data = { items: [], files: [...files], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await devtools.send('Input.dispatchDragEvent', { type, x, y, data });
  await devtools.detach();
}

test('one file, several, a folder, text, and a drop next to the zone', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'verify-'));
  try {
    const file = join(folder, 'SuperBrowser-5.290.2-x64_abc (1).exe');
    writeFileSync(file, sampleBytes(currentFile));
    await openVerify(page, 'en-US');
    await drop(page, [folder]);
    await expect(fileErrorOf(page)).toHaveText(check.file.folder);
    await drop(page, [file]);
    await expect(resultOf(page)).toHaveAttribute('data-result', 'ok');
    await expect(fileErrorOf(page)).toHaveCount(0);
    await drop(page, [file, folder]);
    await expect(fileErrorOf(page)).toHaveText(fillTemplate(check.file.several, { count: 2 }));
    await expect(resultOf(page), 'of the file before').toHaveAttribute('data-result', 'ok');
    await drop(page, [file], 'h1');
    await expect(page).toHaveURL(/\/en\/verify$/);
    await expect(fileErrorOf(page)).toHaveText(fillTemplate(check.file.several, { count: 2 }));
    await fileField(page).evaluate((field) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.setData('text/plain', 'words');
      field.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }));
    });
    await expect(fileErrorOf(page)).toHaveText(check.file.notFile);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('works with keys alone', async ({ page }) => {
  // The listener stays, because an unused file chooser would block the next one.
  page.on('filechooser', () => undefined);
  await openVerify(page, 'en-US');
  await tabTo(page, fileField(page));
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.keyboard.press('Enter'),
  ]);
  await withSparseFile(2 * gibibyte, async (path) => {
    await chooser.setFiles(path);
    await waitUntilUnderWay(page);
    await tabTo(page, page.getByRole('button', { name: check.file.cancel }));
    await page.keyboard.press('Enter');
    await expect(fileField(page)).toBeFocused();
  });
  const [second] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.keyboard.press('Space'),
  ]);
  await second.setFiles(packageFile('v5/SuperBrowser-5.277.1-x64.exe'));
  await expect(page.getByRole('heading', { name: messages.titles.older })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('link', { name: fillTemplate(messages.newest, { version: '5.290.2' }) }),
  ).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(pastedField(page)).toBeFocused();
  await page.keyboard.type('https://superbrowsr.com');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(resultOf(page).last()).toContainText(messages.address.imitation.typo);
});

test('the pasted text is restored after going back', async ({ page }) => {
  await openVerify(page, 'en-US');
  await pasteText(page, 'en-US', 'https://superbrowsr.com');
  await page.getByRole('link', { name: messages.address.ours }).click();
  await expect(page).toHaveURL(/#addresses$/);
  await page.goto('/en/contact');
  await page.goBack();
  await page.goBack();
  await waitForHydration(page);
  await expect(pastedField(page)).toHaveValue('https://superbrowsr.com');
});

test('a file that changes or is removed while it is read', async ({ page, pageErrors }) => {
  await openVerify(page, 'en-US');
  const message = fillTemplate(check.file.unreadable, { name: 'SuperBrowser-large.exe' });
  await withSparseFile(gibibyte / 8, async (path) => {
    await fileField(page).setInputFiles(path);
    await waitUntilUnderWay(page);
    appendFileSync(path, 'x');
    await expect(fileErrorOf(page).locator('p').first()).toHaveText(message);
    await expect(resultOf(page)).toHaveCount(0);
    expect(await findViolations(page)).toEqual([]);
    // The file stays chosen and is read again.
    rmSync(path);
    await page.getByRole('button', { name: check.file.again }).click();
    await expect(fileErrorOf(page).locator('p').first()).toHaveText(message);
  });
  pageErrors.length = 0;
});

test('without a network the first file and the first text cause an error, and both are kept', async ({
  page,
  pageErrors,
}) => {
  await openVerify(page, 'en-US');
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await fileField(page).setInputFiles(packageFile(currentFile));
  // The code for hashing cannot be loaded; the commands work without it.
  await expect(fileErrorOf(page)).toContainText(check.file.worker);
  const commands = fileErrorOf(page).getByRole('link', { name: check.file.commands });
  await expect(commands).toHaveAttribute('href', '#published');
  expect(await findViolations(page)).toEqual([]);
  await pasteText(page, 'en-US', 'https://superbrowsr.com');
  await expect(page.locator('#check').getByText(check.paste.failed)).toBeVisible();
  await expect(pastedField(page)).toHaveValue('https://superbrowsr.com');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: check.file.again }).click();
  await expect(resultOf(page)).toHaveAttribute('data-result', 'ok');
  await page.getByRole('button', { name: check.paste.button, exact: true }).click();
  await expect(resultOf(page).last()).toHaveAttribute('data-result', 'risk');
  pageErrors.length = 0;
});

/** Every checksum in the backend's seed. */
const allHashes = [...JSON.stringify(samples).matchAll(/"sha256(?:_32)?":"([0-9a-f]{64})"/g)].map(
  ([, digits = '']) => digits,
);

test('where scripts do not run, the commands of each system and every published checksum are shown', async ({
  request,
}) => {
  const page = await parseHtml(await (await request.get('/verify')).text());
  expect(textOf(page.querySelector('#check noscript'))).toContain(
    verifyMessages['zh-CN'].check.noscript,
  );
  const section = textOf(page.querySelector('#published'));
  for (const command of [
    'Get-FileHash .\\SuperBrowser-',
    'shasum -a 256 SuperBrowser-',
    'sha256sum SuperBrowser-',
  ])
    expect(section).toContain(command);
  expect(allHashes.length).toBeGreaterThan(40);
  expect(allHashes.filter((digits) => !section.includes(digits))).toEqual([]);
});
