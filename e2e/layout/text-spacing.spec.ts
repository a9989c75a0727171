/** Pages do not overflow with WCAG text spacing on the narrowest phone (WCAG 1.4.10, 1.4.12). */
import { routing } from '@/lib/core/i18n/routing';
import { test } from '../support/browser/test';
import { expectEveryPageReflows, narrowSpaced } from './support/reflow';

for (const locale of routing.locales)
  test(`every page in ${locale} does not overflow with WCAG text spacing at 320 px`, async ({
    page,
  }) => {
    test.setTimeout(400_000);
    await expectEveryPageReflows(page, locale, [narrowSpaced]);
  });
