/** Shared by tests of `/verify`: published packages as files, and the page's parts. */
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { pagePath } from '@/lib/core/i18n/paths';
import { sampleBytes } from '@/lib/downloads/sample-packages';
import { verify as en } from '@/messages/en-US/download.json';
import { verify as zh } from '@/messages/zh-CN/download.json';
import type { Locale } from '@/lib/core/i18n/routing';
import { waitForHydration } from '../browser/hydration';

export const verifyMessages = { 'zh-CN': zh, 'en-US': en } as const;

interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A file with any bytes. */
export const fileOf = (name: string, buffer: Buffer): ChosenFile => ({
  name,
  mimeType: 'application/octet-stream',
  buffer,
});

/**
 * A package as visitors download it, bytes and name.
 * @param path below the download folder, such as `v5/SuperBrowser-5.290.2-x64.exe`
 * @param name as it was saved
 */
export const packageFile = (path: string, name = path.replace(/^.*\//, '')): ChosenFile =>
  fileOf(name, sampleBytes(path));

export async function openVerify(page: Page, locale: Locale): Promise<void> {
  await page.goto(pagePath(locale, '/verify'));
  await waitForHydration(page);
}

export const fileField = (page: Page): Locator => page.locator('#verify-file');
export const pastedField = (page: Page): Locator => page.locator('#verify-pasted');
export const resultOf = (page: Page): Locator => page.locator('#check [data-result]');
/** The error about a file. */
export const fileErrorOf = (page: Page): Locator => page.locator('#check').getByRole('alert');

/** Pastes a text and submits it. */
export async function pasteText(page: Page, locale: Locale, text: string): Promise<void> {
  await pastedField(page).fill(text);
  await page
    .getByRole('button', { name: verifyMessages[locale].check.paste.button, exact: true })
    .click();
}

/** Waits until a part of a file is hashed, but not all of it. */
export const waitUntilUnderWay = (page: Page) =>
  expect
    .poll(() => page.getByRole('progressbar').evaluate((bar) => (bar as HTMLProgressElement).value))
    .toBeGreaterThan(0);

/** Runs a function with a file of zeros that takes no space on the disk. */
export async function withSparseFile(
  size: number,
  act: (path: string) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'verify-'));
  const path = join(folder, 'SuperBrowser-large.exe');
  try {
    writeFileSync(path, '');
    truncateSync(path, size);
    await act(path);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
