/** Each page is visited once by a browser: what only a browser can tell is looked at in that visit. */
import { axe } from '../support/axe';
import { extentOf } from '../support/extent';
import { faultsOfFlow, looks, wear } from '../support/flow';
import { linksIn } from '../support/html';
import { expectLinksLead, places } from '../support/places';
import { siteOrigin } from '../support/servers';
import { agents, expect, hydrated, test } from '../support/test';

test.use({ userAgent: agents.windows });

const widths = [1440, 768, 390] as const;

/**
 * Lines of a heading, and how far a phone has to be scrolled; the home page shows a part of each other page, and texts
 * of the law are read by their contents.
 */
const atMost = { 1440: 2, 390: 4, height: 8000, home: 9000 } as const;
const unbounded = /\/protocol/;

for (const [n, { locale, path, address }] of places.entries())
  // What a page logs as an error fails it besides (support/test.ts).
  test(`a visit of ${path}`, async ({ page }) => {
    const foreign = new Set<string>();
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (/^(https?|wss?):$/.test(protocol) && origin !== siteOrigin) foreign.add(request.url());
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const response = await page.goto(address);
    const said = new Set(linksIn((await response?.text()) ?? ''));
    await hydrated(page);
    await expect(page.locator('h1')).toHaveCount(1);

    // Both languages have the same structure: English is looked at in one width, and pages take turns,
    // so that what all of them share is seen in each.
    const looked = locale === 'zh-CN' ? widths : [widths[(n >> 1) % widths.length] ?? 390];
    for (const width of looked) {
      await page.setViewportSize({ width, height: 900 });
      expect(await axe(page), `at ${width} px`).toEqual([]);
    }

    for (const width of [1440, 390] as const) {
      await page.setViewportSize({ width, height: 900 });
      const { headingLines, height } = await extentOf(page);
      expect(headingLines, `lines of the heading at ${width} px`).toBeLessThanOrEqual(
        atMost[width],
      );
      if (width === 390 && !unbounded.test(path))
        expect(height).toBeLessThan(/^\/(en)?$/.test(path) ? atMost.home : atMost.height);
    }

    for (const look of looks) {
      await wear(page, look);
      expect(await faultsOfFlow(page), look.name).toEqual([]);
    }

    // Those of the document are followed without a browser (documents/page.spec.ts); scripts may have made others.
    const links = await page
      .locator('a[href]')
      .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''));
    const made = links.filter((link) => !said.has(link));
    await expectLinksLead(page.request, address, made);
    expect([...foreign], 'asked others').toEqual([]);
  });
