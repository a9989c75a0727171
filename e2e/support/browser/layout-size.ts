import type { Page } from '@playwright/test';

/** Lines of the page's heading, and the page's height, at the present width. */
export async function measureExtent(page: Page): Promise<{ headingLines: number; height: number }> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const heading = document.querySelector('h1');
    const range = document.createRange();
    if (heading) range.selectNodeContents(heading);
    // Letters of two fonts on one line begin a few pixels apart.
    const tops = [...range.getClientRects()]
      .filter(({ width }) => width > 1)
      .map(({ top }) => top)
      .sort((a, b) => a - b);
    const lines = tops.filter((top, index) => top - (tops[index - 1] ?? -Infinity) > 14);
    return { headingLines: lines.length, height: document.documentElement.scrollHeight };
  });
}

/** Pixels by which a page is wider than its window. */
export const measureSidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
