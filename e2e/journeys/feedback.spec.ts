/** Feedback with a screenshot: what is accepted, what is refused, and what is never stored. */
import { samplePng } from '@/lib/testing/sample-png';
import { dropLoadErrors } from '../support/browser/test';
import { expect, test } from '../support/browser/visitor-test';
import { createApplicationPage, readReceiptNumber } from '../support/applications/application-page';
import { caseOf } from '../support/applications/form-cases';
import {
  findStoredScreenshot,
  loadApplicationsByKey,
} from '../support/applications/application-rows';
import { messages } from '../support/pages/messages';

const form = caseOf('feedback');
const secret = 'GPS 22.5431, 114.0579';
const png = samplePng({ text: secret });
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });
const tooLarge = Buffer.concat([png, Buffer.alloc(2 * 1024 * 1024 + 1 - png.length)]);

const locale = 'zh-CN';
const { fields } = messages[locale];
const { feedback } = messages[locale].applications;

test('a screenshot is stored without its metadata', async ({ page }) => {
  const formPage = await createApplicationPage(page, locale, form);
  await formPage.open();
  await formPage.fill(form.createValues());
  const input = formPage.form.locator('input[type="file"]');
  await input.setInputFiles(file('窗口 1.png', png));
  await expect(
    formPage.form.getByText(feedback.screenshot.added.replace('{name}', '窗口 1.png')),
  ).toBeAttached();
  await formPage.passFillingTime();
  await formPage.submitButton.click();
  const storedScreenshot = await findStoredScreenshot(await readReceiptNumber(page, locale, form));
  expect(storedScreenshot?.subarray(0, 8)).toEqual(png.subarray(0, 8));
  expect(storedScreenshot?.includes('IDAT')).toBe(true);
  expect(storedScreenshot?.includes(secret)).toBe(false);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('iVBOR');
});

test('a file that is no picture, or too large, is refused at the field', async ({
  page,
  pageErrors,
}) => {
  const formPage = await createApplicationPage(page, locale, form);
  await formPage.open();
  await formPage.fill(form.createValues());
  const input = formPage.form.locator('input[type="file"]');
  const remove = formPage.form.getByRole('button', { name: feedback.screenshot.remove });
  for (const [name, bytes, message] of [
    ['a.png', Buffer.from('<svg onload="alert(1)"/>'), fields.errors.screenshot],
    ['b.png', tooLarge, fields.errors.screenshotSize],
  ] as const) {
    await input.setInputFiles(file(name, bytes));
    await expect(input).toHaveAccessibleDescription(new RegExp(message));
    await expect(remove).toBeVisible();
    // If the form were sent without the screenshot, the visitor would believe that it was received.
    await formPage.submitButton.click();
    await expect(formPage.summary.getByRole('link')).toHaveText([message]);
    await expect(input).toHaveAccessibleDescription(new RegExp(message));
    expect(formPage.idempotencyKeys).toEqual([]);
  }
  // The file's first bytes are those of a picture; only the server reads the rest.
  await input.setInputFiles(file('cut.png', png.subarray(0, 20)));
  await expect(remove).toBeVisible();
  await formPage.passFillingTime();
  await formPage.submitButton.click();
  await expect(formPage.summary.getByRole('link')).toHaveText([fields.errors.screenshot]);
  await expect(input).toHaveAccessibleDescription(new RegExp(fields.errors.screenshot));
  expect(formPage.idempotencyKeys).toHaveLength(1);
  const key = await formPage.readStoredKey();
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(await loadApplicationsByKey(key)).toEqual([]);
  await remove.click();
  await formPage.submitButton.click();
  expect(await findStoredScreenshot(await readReceiptNumber(page, locale, form))).toBeNull();
  dropLoadErrors(pageErrors);
});
