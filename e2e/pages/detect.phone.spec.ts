import { devices } from '@playwright/test';
import { axe } from '../support/axe';
import { agentOf, asVisitor, detect, visitorAddress } from '../support/detection';
import { expect, test } from '../support/test';
import { locales } from '../support/words';

test.use({
  userAgent: ({ browser }, give) => give(agentOf(browser, devices['Pixel 7'].userAgent)),
  extraHTTPHeaders: { 'x-forwarded-for': visitorAddress },
});

for (const locale of locales) {
  test(`a phone contradicts nothing, and its report fits the screen: ${locale}`, async ({
    page,
  }) => {
    await asVisitor(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await detect(page, locale)).toEqual([]);
    // The first group stands open.
    for (const summary of (await page.locator('[data-report] summary').all()).slice(1))
      await summary.tap();
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      360,
    );
    expect(await axe(page)).toEqual([]);
    const low = await page
      .locator('[data-report] button, [data-report] summary')
      .evaluateAll(
        (controls) =>
          controls.filter((control) => control.getBoundingClientRect().height < 44).length,
      );
    expect(low).toBe(0);
  });
}
