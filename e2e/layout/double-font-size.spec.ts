/** Every page with the browser's font at twice its size (WCAG 1.4.4). */
import { routing } from '@/lib/core/i18n/routing';
import { test } from '../support/browser/test';
import { expectEveryPageReflows } from './support/reflow';

test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
    await use({ ...launchOptions, args });
  },
});

for (const locale of routing.locales)
  test(`every page in ${locale} is usable with a font of 32 px`, async ({ page }) => {
    test.setTimeout(400_000);
    await expectEveryPageReflows(page, locale, [
      { name: 'at 390 px', width: 390, css: '' },
      { name: 'at 1280 px', width: 1280, css: '' },
    ]);
  });
