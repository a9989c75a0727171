/** What only a browser can check of a page: colors, sizes, overflow, script errors, requests to other hosts. */
import { pages } from '@/lib/pages';
import { findViolations } from '../support/browser/axe';
import { measureExtent } from '../support/browser/layout-size';
import { isNightly } from '../support/nightly';
import { siteOrigin } from '../support/servers/ports-and-folders';
import { userAgents } from '../support/browser/user-agents';
import { waitForHydration } from '../support/browser/hydration';
import { expect, test } from '../support/browser/test';
import { pathToOpen } from '../support/pages/localized-pages';
import { checkedPages } from '../support/pages/checked-pages';
import { findReflowIssues, readingConditions, applyCondition } from './support/reflow';

test.use({ userAgent: userAgents.windows });

/** At night all pages are tested, and each in more widths. */
const paths = isNightly ? pages.map(({ path }) => path) : checkedPages;
/** The narrowest window; widths in between are tested at night, and enlarged text in double-font-size.spec.ts. */
const narrowConditions = readingConditions.filter(({ name }) => /320 px/.test(name));

/** Lines of the heading, by the width of the window. */
const maxHeadingLines = { 1440: 2, 390: 4 } as const;
/**
 * How far a phone has to scroll. The home page shows a part of each other page, and readers of legal texts use their
 * table of contents.
 */
const maxHeight = (path: string) =>
  path.startsWith('/protocol') ? Infinity : path === '/' ? 9000 : 8000;

for (const path of paths)
  for (const locale of ['zh-CN', 'en-US'] as const)
    // An error that the page logs fails the test too (e2e/support/browser/test.ts).
    test(`${path} in ${locale}`, async ({ page }) => {
      const foreignOrigins = new Set<string>();
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (/^(https?|wss?):$/.test(protocol) && origin !== siteOrigin)
          foreignOrigins.add(request.url());
      });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(pathToOpen(locale, path));
      await waitForHydration(page);

      // Both languages have the same structure, so axe checks the Chinese page, in the widths where layouts differ.
      const axeWidths = isNightly ? [1440, 768, 390] : locale === 'zh-CN' ? [1440, 390] : [];
      for (const width of axeWidths) {
        await page.setViewportSize({ width, height: 900 });
        expect(await findViolations(page), `at ${width} px`).toEqual([]);
      }
      // Words differ in length, so each language is measured in the narrowest width of each layout.
      for (const width of [1440, 390] as const) {
        await page.setViewportSize({ width, height: 900 });
        const { headingLines, height } = await measureExtent(page);
        expect(headingLines, `heading at ${width} px`).toBeLessThanOrEqual(maxHeadingLines[width]);
        if (width === 390) expect(height, 'pixels to scroll').toBeLessThan(maxHeight(path));
      }
      for (const condition of isNightly ? readingConditions : narrowConditions) {
        await applyCondition(page, condition);
        expect(await findReflowIssues(page), condition.name).toEqual([]);
      }
      expect([...foreignOrigins], 'requests to other origins').toEqual([]);
    });
