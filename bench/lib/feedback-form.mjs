/** A visitor's browser while the site cannot store: the form must stay, say so, and be accepted later. */
import { strictEqual as assertEqual } from 'node:assert';
import { chromium } from 'playwright';
import { findBrowser } from '../../scripts/lib/setup/find-browser.mjs';
import { readMessages } from '../../scripts/lib/generate/read-messages.mjs';

const { errors, applications } = readMessages('messages', 'en-US');
const text = 'The list jumps back to the top “每次” <b>=1+1</b> 🙂';

/**
 * Fills the English feedback form.
 * @returns {Promise<{
 *   sendExpectingRefusal: () => Promise<void>, sendUntilAccepted: () => Promise<string>, close: () => Promise<void>
 * }>}
 *   `sendExpectingRefusal` sends the form and checks that it stays, with the right message; `sendUntilAccepted` sends
 *   the form until a number is shown
 */
export async function openFeedbackForm(origin, screenshotFile) {
  const submit = applications.feedback.submit;
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? undefined,
    args: ['--no-sandbox'],
  });
  const page = await browser.newPage({ viewport: { width: 1200, height: 1000 } });
  await page.goto(`${origin}/en/feedback`, { waitUntil: 'networkidle' });
  await page.locator('[name="feedback_kind"][value="bug"]').check();
  await page.locator('[name="text"]').fill(text);
  await page.locator('[name="is_agreed"]').check();
  // A form that is sent in less than two seconds counts as a robot's (F3).
  await page.waitForTimeout(2_100);
  const send = () => page.getByRole('button', { name: submit, exact: true }).click();
  return {
    async sendExpectingRefusal() {
      await send();
      const busyAlert = page.getByRole('alert').filter({ hasText: errors.byCode.busy });
      await busyAlert.waitFor();
      assertEqual(await page.locator('[name="text"]').inputValue(), text);
      assertEqual(await page.locator('[name="feedback_kind"][value="bug"]').isChecked(), true);
      if (screenshotFile) await page.screenshot({ path: screenshotFile });
    },
    async sendUntilAccepted() {
      for (let tries = 0; tries < 30; tries += 1) {
        await send();
        const navigation = page.waitForURL(/\/en\/feedback\/success\?no=/, { timeout: 2_000 });
        if (await navigation.then(() => true).catch(() => false))
          return new URL(page.url()).searchParams.get('no');
      }
      throw new Error('The form was not taken after there was space again');
    },
    close: () => browser.close(),
  };
}
