/** Every page with spaced-out text on the narrowest phone, and with twice the font size (WCAG 1.4.4, 1.4.10, 1.4.12). */
import { pages } from '../../lib/pages';
import { routing } from '../../lib/i18n/routing';
import { addressOf, expect, test } from '../support/test';
import { issuesOfFlow, narrowSpaced, wear, type Look } from './flow';

/** Reads every page in one tab; pictures decide nothing here. */
const readsAll = (looks: readonly Look[]) => {
  for (const locale of routing.locales)
    test(`all pages in ${locale}: ${looks.map(({ name }) => name).join(', ')}`, async ({
      page,
    }) => {
      test.setTimeout(180_000);
      await page.route(/\.(?:jpe?g|png|webp|avif)(?:\?|$)/, (route) =>
        route.fulfill({
          contentType: 'image/svg+xml',
          body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
        }),
      );
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const { path } of pages) {
        await page.goto(addressOf(locale, path), { waitUntil: 'load' });
        for (const look of looks) {
          await wear(page, look);
          expect.soft(await issuesOfFlow(page), `${path} ${look.name}`).toEqual([]);
        }
      }
    });
};

test.describe(() => readsAll([narrowSpaced]));

test.describe('with a font of 32 px', () => {
  test.use({
    launchOptions: async ({ launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
      await use({ ...launchOptions, args });
    },
  });
  readsAll([
    { name: 'at 390 px', width: 390, css: '' },
    { name: 'at 1280 px', width: 1280, css: '' },
  ]);
});
