/** F2: what keeps machines out lets a hasty person through. */
import { expect, test } from '../support/account';
import { applicationPage, dropRefusals, receiptOf } from '../support/application-page';
import { caseOf } from '../support/application-forms';
import { rowsOf } from '../support/application-rows';
import { threeSeconds, type Locale } from '../support/words';

const form = caseOf('partners');

export function provingHuman(locale: Locale): void {
  test('faster than two seconds is asked to try again, and then heard', async ({
    page,
    problems,
  }) => {
    const on = await applicationPage(page, locale, form);
    // From here on the page's own clock stands still, however long this machine takes to fill it.
    await page.clock.pauseAt(Date.now() + 1_000);
    await on.open();
    await on.fill(form.values());
    await on.submit.click();
    await expect(on.summary).toContainText(threeSeconds[locale]);
    expect(await rowsOf(on.keys[0] ?? '')).toEqual([]);
    await page.clock.runFor(3_000);
    await on.submit.click();
    await receiptOf(page, locale, form);
    dropRefusals(problems);
  });
}
