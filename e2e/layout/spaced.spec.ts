/** Every page with spaced-out text on the narrowest phone (WCAG 1.4.10, 1.4.12). */
import { routing } from '../../lib/i18n/routing';
import { test } from '../support/test';
import { expectAllFlow, narrowSpaced } from './reflow';

for (const locale of routing.locales)
  test(`every page in ${locale} bears spaced text at 320 px`, async ({ page }) => {
    test.setTimeout(400_000);
    await expectAllFlow(page, locale, [narrowSpaced]);
  });
