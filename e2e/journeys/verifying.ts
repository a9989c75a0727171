/** Somebody asks whether a file, a checksum or an address is ours (O5). */
import { createHash } from 'node:crypto';
import { formatDay, formatSize } from '../../lib/downloads/format';
import { sampleBytes } from '../../lib/downloads/samples';
import { axe } from '../support/axe';
import { expect, test } from '../support/test';
import {
  faultOf,
  fileField,
  fileOf,
  filled,
  openVerify,
  packageFile,
  paste,
  pastedField,
  verdictOf,
  verifyWords,
} from '../support/verify';
import type { Locale } from '../support/words';

const current = 'v5/SuperBrowser-5.290.2-x64.exe';
const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Packages of every kind of list, and what is said of them besides the digits. */
const published = [
  [current, 'v5 · 5.290.2', 'file', '2026-11-05'],
  ['v5/SuperBrowser-5.290.2-x64.zip', 'v5 · 5.290.2', 'file', '2026-11-05'],
  ['v5/SuperBrowserLite-5.290.2-x64.exe', 'v5 · 5.290.2', 'file', '2026-11-05'],
  ['v5/SuperBrowser-5.291.0-x64.exe', 'v5 · 5.291.0', 'file', '2026-11-16'],
  ['v5/SuperBrowser-5.277.1-x64.exe', 'v5 · 5.277.1', 'older', '2025-01-09'],
  ['v5/SuperBrowser-5.287.2-amd64.deb', 'v5 · 5.287.2', 'older', '2026-05-21'],
  ['v5/SuperBrowser-5.62.1-android.apk', 'v5 · 5.62.1', 'file', '2026-10-29'],
  ['v6/SuperBrowser-6.21.7-mac-arm64.dmg', 'v6 · 6.21.7', 'file', '2026-11-12'],
  ['v6/SuperBrowser-6.21.7-amd64.AppImage', 'v6 · 6.21.7', 'file', '2026-11-12'],
] as const;

export function verifyingJourney(locale: Locale): void {
  const { tool, verdict: words } = verifyWords[locale];

  test('every published version is known, whichever list names it', async ({ page }) => {
    await openVerify(page, locale);
    for (const [path, version, title, day] of published) {
      const file = packageFile(path);
      await fileField(page).setInputFiles(file);
      const verdict = verdictOf(page);
      await expect(verdict).toContainText(sha256Of(file.buffer));
      await expect(verdict.getByRole('heading', { name: words.titles[title] })).toBeFocused();
      await expect(verdict).toHaveAttribute('data-verdict', 'ok');
      await expect(verdict).toContainText(version);
      await expect(verdict).toContainText(formatDay(day, locale) ?? '');
      await expect(verdict).not.toContainText(words.renamed);
      const newest = verdict.getByRole('link');
      await expect(newest).toHaveCount(title === 'older' ? 1 : 0);
    }
    expect(await axe(page)).toEqual([]);
  });

  for (const [what, name, promoter, renamed] of [
    ['a promoter’s code', 'SuperBrowser-5.290.2-x64_abc.exe', 'abc', false],
    ['a code and a second copy', 'SuperBrowser-5.290.2-x64_abc (1).exe', 'abc', false],
    ['a long code in capitals', 'SuperBrowser-5.290.2-x64_a-b_c(12).EXE', 'a-b_c', false],
    ['a second copy', 'SuperBrowser-5.290.2-x64 (2).exe', null, false],
    ['another name', 'setup.exe', null, true],
    ['signs that turn it around', 'SuperBrowser-5.290.2-x64\u202e\u0007<b>cod.exe', null, true],
    ['a name as long as can be', `${'安装包'.repeat(70)}.exe`, null, true],
  ] as const)
    test(`the same bytes with ${what} in the name`, async ({ page }) => {
      await openVerify(page, locale);
      await fileField(page).setInputFiles(packageFile(current, name));
      const verdict = verdictOf(page);
      await expect(verdict.getByRole('heading', { name: words.titles.file })).toBeVisible();
      const code = verdict.locator('dt', { hasText: words.facts.promoter }).locator('+ dd');
      if (promoter) await expect(code).toHaveText(promoter);
      else await expect(code).toHaveCount(0);
      await expect(verdict.getByText(words.renamed)).toHaveCount(renamed ? 1 : 0);
    });

  test('one flipped bit, half a file, and bytes of somebody else are not ours', async ({
    page,
  }) => {
    const bytes = sampleBytes(current);
    const flipped = Buffer.from(bytes);
    const middle = flipped.length >> 1;
    flipped.writeUInt8(flipped.readUInt8(middle) ^ 1, middle);
    await openVerify(page, locale);
    for (const [file, why] of [
      [fileOf('SuperBrowser-5.290.2-x64.exe', flipped), 'claims'],
      [fileOf('SuperBrowser-5.290.2-x64_abc (1).exe', flipped), 'claims'],
      [fileOf('SuperBrowser-5.290.2-x64.exe', bytes.subarray(0, middle)), 'shorter'],
      [fileOf('SuperBrowser-5.290.2-x64.exe.crdownload', bytes.subarray(0, middle)), 'unfinished'],
      [fileOf('Other\u202e-setup.exe', Buffer.from('MZ other')), 'other'],
    ] as const) {
      await fileField(page).setInputFiles(file);
      const verdict = verdictOf(page);
      await expect(verdict).toContainText(sha256Of(file.buffer));
      await expect(verdict).toHaveAttribute('data-verdict', 'risk');
      await expect(verdict.getByRole('heading', { name: words.titles.unknownFile })).toBeVisible();
      const size = formatSize(file.buffer.length, locale) ?? '';
      const whole = formatSize(bytes.length, locale) ?? '';
      await expect(verdict).toContainText(
        filled(words.why[why], { version: '5.290.2', size, whole }),
      );
      for (const step of Object.values(words.todo)) await expect(verdict).toContainText(step);
      await expect(verdict.getByRole('link', { name: words.download })).toBeVisible();
      await expect(verdict.getByRole('link', { name: words.contact })).toBeVisible();
    }
    // A name cannot turn itself around.
    await expect(verdictOf(page)).toContainText('Other\ufffd-setup.exe');
    expect(await axe(page)).toEqual([]);
  });

  test('the whole zone opens the choice of files', async ({ page, hasTouch }) => {
    await openVerify(page, locale);
    const zone = page.getByText(tool.file.drop);
    await zone.scrollIntoViewIfNeeded();
    const chooser = page.waitForEvent('filechooser');
    const field = fileField(page);
    await (hasTouch ? field.tap() : field.dblclick());
    await (await chooser).setFiles(packageFile(current));
    await expect(verdictOf(page)).toHaveAttribute('data-verdict', 'ok');
  });

  test('an empty file is said to be empty, and another one can be chosen', async ({ page }) => {
    await openVerify(page, locale);
    await fileField(page).setInputFiles(fileOf('SuperBrowser.exe', Buffer.alloc(0)));
    await expect(faultOf(page)).toHaveText(filled(tool.file.empty, { name: 'SuperBrowser.exe' }));
    await expect(verdictOf(page)).toHaveCount(0);
    expect(await axe(page)).toEqual([]);
    await fileField(page).setInputFiles(packageFile(current));
    await expect(verdictOf(page)).toHaveAttribute('data-verdict', 'ok');
    await expect(faultOf(page)).toHaveCount(0);
  });

  test('a checksum, as commands print it', async ({ page }) => {
    const bytes = sampleBytes(current);
    const digits = sha256Of(bytes);
    const old = sha256Of(sampleBytes('v5/SuperBrowser-5.277.1-x64.exe'));
    const other = sha256Of(Buffer.from('other'));
    await openVerify(page, locale);
    const verdicts = verdictOf(page);
    for (const [text, tones] of [
      [digits, ['ok']],
      [`Algorithm  Hash\nSHA256     ${digits.toUpperCase()}   C:\\a.exe`, ['ok']],
      [`${digits}  SuperBrowser-5.290.2-x64.exe\n${other}  b.exe`, ['ok', 'risk']],
      [old, ['ok']],
      [other, ['risk']],
    ] as const) {
      await paste(page, locale, text);
      await expect(verdicts).toHaveCount(tones.length);
      for (const [n, tone] of tones.entries())
        await expect(verdicts.nth(n)).toHaveAttribute('data-verdict', tone);
      await expect(pastedField(page)).toHaveValue(text);
      // Typing on takes the answer away: it was for another text.
      await pastedField(page).press('End');
      await pastedField(page).press('x');
      await expect(verdicts).toHaveCount(0);
    }
  });

  test('what is no SHA-256 and no address is said at the field, and stays there', async ({
    page,
  }) => {
    await openVerify(page, locale);
    const md5 = createHash('md5').update('a').digest('hex');
    const { paste: said } = tool;
    for (const [text, line] of [
      ['', said.nothing],
      [' \n\t', said.nothing],
      [md5, filled(said.wrongKind, { name: 'MD5' })],
      [`${md5}00`, filled(said.wrongLength, { count: 34 })],
      [sha256Of(Buffer.alloc(0)), said.emptyFile],
      ['hello', said.noAddress],
      ['\u0000', said.noAddress],
      ['see localhost:3000', said.notAlone],
      ['x'.repeat(3000), said.tooLong],
      ['word '.repeat(5000), said.tooLong],
    ] as const) {
      await paste(page, locale, text);
      await expect(pastedField(page)).toHaveAccessibleDescription(`${line} ${said.hint}`);
      await expect(pastedField(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(pastedField(page)).toBeFocused();
      await expect(pastedField(page)).toHaveValue(text);
      await expect(verdictOf(page)).toHaveCount(0);
    }
    expect(await axe(page)).toEqual([]);
  });

  test('an address is official, an imitation by its sign, or somebody else’s', async ({ page }) => {
    await openVerify(page, locale);
    const { address } = words;
    const { imitation, unknown } = address;
    const verdict = verdictOf(page);
    for (const [text, tone, line] of [
      ['http://localhost:3000/download', 'ok', address.official],
      ['https://localhost:3000@evil.example/', 'risk', imitation.userInfo],
      ['https://superbrоwser.com', 'risk', imitation.lookalike],
      ['https://xn--superbrwser-xnj.com', 'risk', imitation.lookalike],
      ['https://superbrowser.com.evil.example', 'risk', imitation.nameInside],
      ['https://superbrowsr.com', 'risk', imitation.typo],
      ['https:/\\evil.example', 'risk', imitation.backslash],
      ['javascript:alert("superbrowser")', 'risk', imitation.scheme],
      ['https://super\u200bbrowser.com', 'risk', imitation.hidden],
      ['http://203.0.113.7/setup.exe', 'care', unknown.ipAddress],
      ['http://localhost:3001/', 'care', unknown.port],
      ['https://evil.example/superbrowser', 'care', unknown.nameInPath],
      ['https://www.example.org', 'care', unknown.foreign],
    ] as const) {
      await paste(page, locale, text);
      await expect(verdict).toHaveAttribute('data-verdict', tone);
      await expect(verdict).toContainText(line);
      await expect(pastedField(page)).toHaveValue(text);
    }
    // Where it leads is said, and is no link.
    await expect(verdict.locator('b').first()).toHaveText('www.example.org');
    await expect(verdict.locator('a[href*="example"]')).toHaveCount(0);
    expect(await axe(page)).toEqual([]);
  });
}
