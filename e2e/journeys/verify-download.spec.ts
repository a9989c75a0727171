/**
 * A visitor checks whether a file, a checksum or a URL is official (O5); all cases are listed in the tests of
 * lib/verify.
 */
import { createHash } from 'node:crypto';
import { fillTemplate } from '@/components/ui/fill-template';
import { formatSize } from '@/lib/core/i18n/file-size';
import { formatDay } from '@/lib/core/i18n/dates';
import { sampleBytes } from '@/lib/downloads/sample-packages';
import { findViolations } from '../support/browser/axe';
import { phoneDevice } from '../support/browser/user-agents';
import { expect, test } from '../support/browser/test';
import {
  fileErrorOf,
  fileField,
  fileOf,
  openVerify,
  packageFile,
  pasteText,
  pastedField,
  resultOf,
  verifyMessages,
} from '../support/pages/verify-page';

const currentFile = 'v5/SuperBrowser-5.290.2-x64.exe';
const olderFile = 'v5/SuperBrowser-5.277.1-x64.exe';
const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const locale = 'zh-CN';
const { check, results: messages } = verifyMessages[locale];

test('a published file is known, whichever list names it', async ({ page }) => {
  await openVerify(page, locale);
  const result = resultOf(page);
  for (const [path, version, title, day] of [
    [currentFile, 'v5 · 5.290.2', 'file', '2026-11-05'],
    ['v5/SuperBrowser-5.291.0-x64.exe', 'v5 · 5.291.0', 'file', '2026-11-16'],
    [olderFile, 'v5 · 5.277.1', 'older', '2025-01-09'],
    ['v6/SuperBrowser-6.21.7-amd64.AppImage', 'v6 · 6.21.7', 'file', '2026-11-12'],
  ] as const) {
    const file = packageFile(path);
    await fileField(page).setInputFiles(file);
    await expect(result).toContainText(sha256Of(file.buffer));
    await expect(result.getByRole('heading', { name: messages.titles[title] })).toBeFocused();
    await expect(result).toHaveAttribute('data-result', 'ok');
    await expect(result).toContainText(version);
    await expect(result).toContainText(formatDay(day, locale) ?? '');
    await expect(result).not.toContainText(messages.renamed);
    await expect(result.getByRole('link')).toHaveCount(title === 'older' ? 1 : 0);
  }
  const code = result.locator('dt', { hasText: messages.promoter }).locator('+ dd');
  for (const [name, promoter] of [
    ['SuperBrowser-5.290.2-x64_abc (1).exe', 'abc'],
    ['setup.exe', null],
  ] as const) {
    await fileField(page).setInputFiles(packageFile(currentFile, name));
    if (promoter) await expect(code).toHaveText(promoter);
    else await expect(result).toContainText(messages.renamed);
  }
  await expect(code).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);
});

test('a file that is not ours, half of one, and an empty one', async ({ page }) => {
  const bytes = sampleBytes(currentFile);
  const flipped = Buffer.from(bytes);
  const middle = flipped.length >> 1;
  flipped.writeUInt8(flipped.readUInt8(middle) ^ 1, middle);
  await openVerify(page, locale);
  const result = resultOf(page);
  for (const [file, reason] of [
    [fileOf('SuperBrowser-5.290.2-x64_abc (1).exe', flipped), 'sameName'],
    [fileOf('SuperBrowser-5.290.2-x64.exe', bytes.subarray(0, middle)), 'shorter'],
    [fileOf('Other\u202e-setup.exe', Buffer.from('MZ other')), 'other'],
  ] as const) {
    await fileField(page).setInputFiles(file);
    await expect(result).toContainText(sha256Of(file.buffer));
    await expect(result).toHaveAttribute('data-result', 'risk');
    await expect(result.getByRole('heading', { name: messages.titles.unknownFile })).toBeVisible();
    const size = formatSize(file.buffer.length, locale) ?? '';
    const officialSize = formatSize(bytes.length, locale) ?? '';
    await expect(result).toContainText(
      fillTemplate(messages.why[reason], { version: '5.290.2', size, whole: officialSize }),
    );
    for (const step of Object.values(messages.todo)) await expect(result).toContainText(step);
    await expect(result.getByRole('link', { name: messages.download })).toBeVisible();
    await expect(result.getByRole('link', { name: messages.contact })).toBeVisible();
  }
  // A direction mark in the name is replaced, so that it cannot reverse the name.
  await expect(result).toContainText('Other\ufffd-setup.exe');
  expect(await findViolations(page)).toEqual([]);

  await fileField(page).setInputFiles(fileOf('SuperBrowser.exe', Buffer.alloc(0)));
  await expect(fileErrorOf(page)).toHaveText(
    fillTemplate(check.file.empty, { name: 'SuperBrowser.exe' }),
  );
  await expect(result).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);
  await fileField(page).setInputFiles(packageFile(currentFile));
  await expect(result).toHaveAttribute('data-result', 'ok');
  await expect(fileErrorOf(page)).toHaveCount(0);
});

test('a checksum, as commands print it', async ({ page }) => {
  const digits = sha256Of(sampleBytes(currentFile));
  const otherDigits = sha256Of(Buffer.from('other'));
  await openVerify(page, locale);
  const results = resultOf(page);
  for (const [text, tones] of [
    [`${digits}  SuperBrowser-5.290.2-x64.exe\n${otherDigits}  b.exe`, ['ok', 'risk']],
    [sha256Of(sampleBytes(olderFile)), ['ok']],
  ] as const) {
    await pasteText(page, locale, text);
    await expect(results).toHaveCount(tones.length);
    for (const [n, tone] of tones.entries())
      await expect(results.nth(n)).toHaveAttribute('data-result', tone);
    await expect(pastedField(page)).toHaveValue(text);
    // Typing removes the answer, because it was for another text.
    await pastedField(page).press('End');
    await pastedField(page).press('x');
    await expect(results).toHaveCount(0);
  }
  const md5 = createHash('md5').update('a').digest('hex');
  for (const [text, message] of [
    ['', check.paste.nothing],
    [md5, fillTemplate(check.paste.wrongKind, { name: 'MD5' })],
  ] as const) {
    await pasteText(page, locale, text);
    await expect(pastedField(page)).toHaveAccessibleDescription(`${message} ${check.paste.hint}`);
    await expect(pastedField(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(pastedField(page)).toBeFocused();
    await expect(pastedField(page)).toHaveValue(text);
    await expect(results).toHaveCount(0);
  }
  expect(await findViolations(page)).toEqual([]);
});

test.describe('a URL is official, an imitation by its sign, or another’s', () => {
  for (const [screen, language] of [
    ['desktop', 'zh-CN'],
    ['phone', 'en-US'],
  ] as const)
    test.describe(screen, () => {
      if (screen === 'phone') test.use(phoneDevice);
      test('as it was pasted', async ({ page }) => {
        await openVerify(page, language);
        const { address } = verifyMessages[language].results;
        const result = resultOf(page);
        for (const [text, tone, message] of [
          ['http://localhost:3000/download', 'ok', address.official],
          ['https://superbrоwser.com', 'risk', address.imitation.lookalike],
          ['https://www.example.org', 'care', address.unknown.foreign],
        ] as const) {
          await pasteText(page, language, text);
          await expect(result).toHaveAttribute('data-result', tone);
          await expect(result).toContainText(message);
          await expect(pastedField(page)).toHaveValue(text);
        }
        // The target is shown as text, not as a link.
        await expect(result.locator('b').first()).toHaveText('www.example.org');
        await expect(result.locator('a[href*="example"]')).toHaveCount(0);
        expect(await findViolations(page)).toEqual([]);
      });
    });
});

test.describe('the whole zone opens the choice of files', () => {
  for (const hasTouch of [false, true])
    test.describe(hasTouch ? 'phone' : 'desktop', () => {
      if (hasTouch) test.use(phoneDevice);
      test('by a press next to its words', async ({ page }) => {
        await openVerify(page, 'en-US');
        await page.getByText(verifyMessages['en-US'].check.file.drop).scrollIntoViewIfNeeded();
        const chooser = page.waitForEvent('filechooser');
        const field = fileField(page);
        await (hasTouch ? field.tap() : field.dblclick());
        await (await chooser).setFiles(packageFile(currentFile));
        await expect(resultOf(page)).toHaveAttribute('data-result', 'ok');
      });
    });
});
