/** `/verify` (O5) when something is missing: the file, the network, the scripts. */
import { appendFileSync, rmSync } from 'node:fs';
import content from '../../lib/backend/seed/content.json';
import { pagePath } from '../../lib/i18n/paths';
import { axe } from '../support/axe';
import { expect, test } from '../support/test';
import {
  faultOf,
  fileField,
  filled,
  openVerify,
  packageFile,
  paste,
  pastedField,
  underWay,
  verdictOf,
  verifyWords,
  withSparseFile,
} from '../support/verify';
import { locales } from '../support/words';

const current = 'v5/SuperBrowser-5.290.2-x64.exe';
const gibibyte = 1024 ** 3;
const { tool } = verifyWords['en-US'];

test.describe('faults', () => {
  test('a file that changes, or goes, while it is read', async ({ page, problems }) => {
    await openVerify(page, 'en-US');
    const line = filled(tool.file.unreadable, { name: 'SuperBrowser-large.exe' });
    await withSparseFile(gibibyte / 8, async (path) => {
      await fileField(page).setInputFiles(path);
      await underWay(page);
      appendFileSync(path, 'x');
      await expect(faultOf(page).locator('p').first()).toHaveText(line);
      await expect(verdictOf(page)).toHaveCount(0);
      expect(await axe(page)).toEqual([]);
      // It stays chosen, and is read anew.
      await page.getByRole('button', { name: tool.file.again }).click();
      await expect(faultOf(page).locator('p').first()).toHaveText(line);
    });
    await withSparseFile(gibibyte / 8, async (path) => {
      await fileField(page).setInputFiles(path);
      await underWay(page);
      rmSync(path);
      await expect(faultOf(page).locator('p').first()).toHaveText(line);
    });
    problems.length = 0;
  });

  test('a worker whose code does not come leaves the commands, and another try', async ({
    page,
    problems,
  }) => {
    await openVerify(page, 'en-US');
    await page.context().route('**/turbopack-worker-*', (route) => route.abort());
    await fileField(page).setInputFiles(packageFile(current));
    await expect(faultOf(page)).toContainText(tool.file.worker);
    await expect(faultOf(page).getByRole('link', { name: tool.file.commands })).toHaveAttribute(
      'href',
      '#published',
    );
    expect(await axe(page)).toEqual([]);
    await page.context().unroute('**/turbopack-worker-*');
    await page.getByRole('button', { name: tool.file.again }).click();
    await expect(verdictOf(page)).toHaveAttribute('data-verdict', 'ok');
    problems.length = 0;
  });

  test('without a network the first file and the first text say so, and both are kept', async ({
    page,
    problems,
  }) => {
    await openVerify(page, 'en-US');
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await fileField(page).setInputFiles(packageFile(current));
    await expect(faultOf(page)).toContainText(tool.file.worker);
    await paste(page, 'en-US', 'https://superbrowsr.com');
    await expect(page.locator('#check').getByText(tool.paste.failed)).toBeVisible();
    await expect(pastedField(page)).toHaveValue('https://superbrowsr.com');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: tool.file.again }).click();
    await expect(verdictOf(page)).toHaveAttribute('data-verdict', 'ok');
    await page.getByRole('button', { name: tool.paste.button, exact: true }).click();
    await expect(verdictOf(page).last()).toHaveAttribute('data-verdict', 'risk');
    problems.length = 0;
  });
});

/** Every checksum of the lists the backend begins with. */
const allHashes = [...JSON.stringify(content).matchAll(/"sha256(?:_32)?":"([0-9a-f]{64})"/g)].map(
  ([, digits]) => digits,
);

for (const locale of locales)
  test.describe(`without scripts: ${locale}`, () => {
    test.use({ javaScriptEnabled: false });

    test('the commands of each system stand there with every published checksum', async ({
      page,
    }) => {
      await page.goto(pagePath(locale, '/verify'));
      const { tool: said, published: list } = verifyWords[locale];
      const told = page.locator('#check noscript > p');
      await expect(told).toBeVisible();
      await expect(told).toHaveText(said.noscript);
      await expect(fileField(page)).toBeHidden();
      await expect(pastedField(page)).toBeHidden();
      const section = page.locator('#published');
      for (const [system, command] of [
        ['windows', 'Get-FileHash .\\SuperBrowser-'],
        ['mac', 'shasum -a 256 SuperBrowser-'],
        ['linux', 'sha256sum SuperBrowser-'],
      ] as const) {
        const shown = section.locator('dt', { hasText: list.systems[system] }).locator('+ dd');
        await expect(shown).toBeVisible();
        await expect(shown).toContainText(command);
      }
      await section.locator('summary').last().click();
      const shown = await section.locator('code:visible').allTextContents();
      expect(allHashes.length).toBeGreaterThan(40);
      expect([...new Set(allHashes)].filter((digits) => !shown.includes(digits ?? ''))).toEqual([]);
    });
  });
