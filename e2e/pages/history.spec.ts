/** /download/history: a list for each system, in the address, and all of them without scripts (X5). */
import { expect, hydrated, test } from '../support/test';

const systems = ['windows', 'mac-intel', 'mac-arm', 'linux'] as const;

test('a system is chosen by the address, kept there, and undone by going back', async ({
  page,
}) => {
  await page.goto('/download/history?system=mac-arm');
  await hydrated(page);
  const lists = page.locator('main section[id]');
  await expect(lists.filter({ visible: true })).toHaveAttribute('id', 'mac-arm');
  const links = page.locator('main nav a[href*="system="]');
  await expect(links.filter({ has: page.locator(':scope[aria-current]') })).toHaveCount(1);
  await links.nth(3).click();
  await expect(page).toHaveURL(/\/download\/history\?system=linux$/);
  await expect(lists.filter({ visible: true })).toHaveAttribute('id', 'linux');
  await page.goBack();
  await expect(lists.filter({ visible: true })).toHaveAttribute('id', 'mac-arm');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all systems are there, each with a link to its list and packages of its own', async ({
    page,
  }) => {
    await page.goto('/download/history');
    for (const [index, system] of systems.entries()) {
      await page.locator('main nav a[href*="system="]').nth(index).click();
      await expect(page).toHaveURL(new RegExp(`\\?system=${system}#${system}$`));
      const section = page.locator(`#${system}`);
      await expect(section).toBeInViewport();
      const platform = await section
        .locator('a[data-platform]')
        .first()
        .getAttribute('data-platform');
      expect(platform).toBe(system);
    }
  });
});

test('an older version of each system can be downloaded', async ({ request }) => {
  const html = await (await request.get('/download/history')).text();
  for (const system of systems) {
    const links = [...html.matchAll(/href="(\/api\/download\/([\w-]+)\?[^"]*)"/g)].filter(
      ([, , platform]) => platform === system,
    );
    const oldest = links.at(-1)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const response = await request.get(oldest);
    expect([response.status(), response.headers()['content-disposition']], oldest).toEqual([
      200,
      expect.stringMatching(/^attachment; filename="SuperBrowser-/),
    ]);
  }
});
