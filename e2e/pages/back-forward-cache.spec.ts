/**
 * Going back restores the page as it was left, because nothing on a page prevents the browser's back/forward cache. The
 * headless browser of these tests cannot restore pages, but it names every reason against restoring, and only its own
 * reasons may be among them. A browser that can restore pages names no reason.
 */
import type { Page } from '@playwright/test';
import { isNightly } from '../support/nightly';
import { waitForHydration } from '../support/browser/hydration';
import { expect, test } from '../support/browser/test';

// Playwright disables the cache, and then the browser collects no reasons.
test.use({
  launchOptions: async ({ launchOptions }, give) =>
    give({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

/** Reasons of the headless browser itself. */
const ownReasons = ['BackForwardCacheDisabledForDelegate', 'BrowsingInstanceNotSwapped'];

interface NotRestored {
  readonly notRestoredExplanations: readonly { readonly reason: string }[];
}

/**
 * Leaves a page by a link and goes back.
 * @returns the page's reasons against being restored
 */
async function leaveAndGoBack(page: Page, path: string, link: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  let reasons: string[] | undefined;
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }: NotRestored) => {
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
  const readShown = () => page.evaluate(() => sessionStorage.getItem('shown'));
  await expect
    .poll(async () => (await readShown()) === `${path} true` || reasons !== undefined)
    .toBe(true);
  return (reasons ?? []).filter((reason) => !ownReasons.includes(reason));
}

/** The first two stand for pages without and with a form; at night other pages are tested as well. */
const pages = [
  ['/en/download', '/en/about'],
  ['/register', '/'],
  ['/', '/about'],
  ['/private', '/about'],
  ['/news/fingerprint-basics', '/about'],
] as const;
for (const [path, link] of isNightly ? pages : pages.slice(0, 2))
  test(`nothing on ${path} prevents going back to it`, async ({ page }) =>
    expect(await leaveAndGoBack(page, path, link)).toEqual([]));

test('a reason against restoring a page would be named', async ({ page }) => {
  await page.addInitScript(() => addEventListener('unload', () => undefined));
  expect(await leaveAndGoBack(page, '/private', '/about')).toEqual([
    expect.stringContaining('UnloadHandler'),
  ]);
});
