/**
 * The way back leads to the page as it was left: nothing of a page keeps it out of the browser's back/forward cache.
 * The browser of these tests cannot restore pages (its headless shell refuses for itself), but it names every reason
 * there is against it, and those must be its own. A browser that restores them names none.
 */
import type { Page } from '@playwright/test';
import { isNightly } from '../support/nightly';
import { waitForHydration } from '../support/hydration';
import { expect, test } from '../support/test';

// Playwright switches the cache off: then the browser looks for no reasons.
test.use({
  launchOptions: async ({ launchOptions }, give) =>
    give({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

/** Of the headless shell, and what follows from it. */
const ownReasons = ['BackForwardCacheDisabledForDelegate', 'BrowsingInstanceNotSwapped'];

interface NotUsed {
  readonly notRestoredExplanations: readonly { readonly reason: string }[];
}

/**
 * Goes away from a page by a link, and back.
 * @returns the page's reasons against being restored
 */
async function thereAndBack(page: Page, path: string, link: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  let reasons: string[] | undefined;
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }: NotUsed) => {
    reasons = notRestoredExplanations.map(({ reason }) => reason);
  });
  await page.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) =>
      sessionStorage.setItem('shown', `${location.pathname} ${persisted}`),
    ),
  );
  await page.goto(path);
  await waitForHydration(page);
  await page.locator(`a[href="${link}"]`).filter({ visible: true }).last().click();
  await page.waitForURL(`**${link}`);
  await waitForHydration(page);
  await page.goBack({ waitUntil: 'commit' });
  const shown = () => page.evaluate(() => sessionStorage.getItem('shown'));
  await expect
    .poll(async () => (await shown()) === `${path} true` || reasons !== undefined)
    .toBe(true);
  return (reasons ?? []).filter((reason) => !ownReasons.includes(reason));
}

/** Of the first two every page is made; at night others are tried as well. */
const pages = [
  ['/en/download', '/en/about'],
  ['/register', '/'],
  ['/', '/about'],
  ['/private', '/about'],
  ['/news/fingerprint-basics', '/about'],
] as const;
for (const [path, link] of isNightly ? pages : pages.slice(0, 2))
  test(`nothing of ${path} stands against the way back`, async ({ page }) =>
    expect(await thereAndBack(page, path, link)).toEqual([]));

test('what stands against it would be named', async ({ page }) => {
  await page.addInitScript(() => addEventListener('unload', () => undefined));
  expect(await thereAndBack(page, '/private', '/about')).toEqual([
    expect.stringContaining('UnloadHandler'),
  ]);
});
