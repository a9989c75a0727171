/** The focused element is visible on a phone: the bar at the bottom does not cover it (WCAG 2.4.11). */
import { waitForHydration } from '../support/browser/hydration';
import { expect, test } from '../support/browser/test';

// Without smooth scrolling an element is in view as soon as it has the focus.
test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

const paths = ['/', '/download', '/detect', '/private', '/vps', '/news', '/en/download'];

for (const path of paths)
  test(`the focus is visible on ${path}`, async ({ page }) => {
    await page.goto(path);
    await waitForHydration(page);
    const coveredStops: string[] = [];
    for (let stop = 0; stop < 70; stop += 1) {
      await page.keyboard.press('Tab');
      const hidden = await page.evaluate(() => {
        const focused = document.activeElement;
        const bar = document.querySelector('[data-phone-action-bar]');
        if (!focused || !bar || focused === document.body || bar.contains(focused)) return null;
        const { top, bottom, left, right } = focused.getBoundingClientRect();
        const corners = [top + 1, (top + bottom) / 2, bottom - 1].flatMap((y) =>
          [left + 1, (left + right) / 2, right - 1].map((x) => document.elementFromPoint(x, y)),
        );
        const isCovered =
          bottom > top && corners.every((element) => element && bar.contains(element));
        return isCovered ? focused.outerHTML.slice(0, 90) : null;
      });
      if (hidden) coveredStops.push(hidden);
    }
    expect(coveredStops).toEqual([]);
  });
