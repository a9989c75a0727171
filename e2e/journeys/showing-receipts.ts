/** F5: a number is shown only when its check character is right. */
import { randomInt } from 'node:crypto';
import { applicationForms } from '../../components/forms/applications/kinds';
import { pagePath } from '../../lib/i18n/paths';
import { applyLetters, groupedApplyNumber, makeApplyNumber } from '../../lib/schemas/apply-number';
import { expect, test } from '../support/account';
import { formCases } from '../support/application-forms';
import { hydrated } from '../support/test';
import { words, type Locale } from '../support/words';

/** The number with one sign changed. */
function misread(number: string): string {
  const at = randomInt(number.length);
  const other = applyLetters[(applyLetters.indexOf(number[at] ?? '') + 1) % applyLetters.length];
  return number.slice(0, at) + other + number.slice(at + 1);
}

export function showingReceipts(locale: Locale): void {
  const { receipts } = words[locale];
  test('no success page shows a number nobody was given', async ({ page }) => {
    const heading = page.getByRole('heading', { level: 1 });
    for (const { kind } of formCases) {
      const number = makeApplyNumber(randomInt);
      const wrong = misread(number);
      const grouped = (one: string) => page.getByText(groupedApplyNumber(one), { exact: true });
      await page.goto(pagePath(locale, applicationForms[kind].success, `?no=${number}`));
      await expect(grouped(number)).toBeVisible();
      await expect(heading).toHaveText(receipts[kind].title);
      await page.goto(pagePath(locale, applicationForms[kind].success, `?no=${wrong}`));
      await hydrated(page);
      const { subject } = receipts[kind];
      await expect(heading).toHaveText(
        receipts.neutral.title.replace('{subject}', subject).replace('|', ''),
      );
      await expect(grouped(wrong)).toHaveCount(0);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    }
  });
}
